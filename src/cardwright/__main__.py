"""`python -m cardwright` is the command line."""

from cardwright.cli import main

if __name__ == "__main__":
    main()
