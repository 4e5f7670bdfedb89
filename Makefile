# The two commands: `make play` and `make test`. Both set the project up first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?= fftcg

.PHONY: setup play test lint types soak bench clean

setup: $(VENV)/.ready

$(VENV)/.ready: pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "cardwright needs Python 3.11 or newer"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo "python3-venv is missing: apt-get install python3-venv"; exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

play: setup
	$(BIN)/cardwright play --game $(GAME) --bots --narrate

# the tests start the program many times: its bytecode is kept, whatever this machine does otherwise
test: setup lint types
	PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n auto --dist worksteal

lint: setup
	$(BIN)/ruff check src tests bench
	$(BIN)/ruff format --check src tests bench

types: setup
	$(BIN)/mypy

soak: setup
	$(BIN)/python -m bench.soak
	$(BIN)/python -m bench.soak --ruleset fftcg-classic --games 500
	$(BIN)/python -m bench.soak --game sve --official
	$(BIN)/python -m bench.soak --game sve --games 200 --seed 1

bench: setup
	$(BIN)/cardwright bench --game $(GAME)

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache
