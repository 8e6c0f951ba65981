# Each target does all its own set-up; nothing is needed but make and Python 3.11 or newer.
#   make play    the playground: a table in the browser, no account, no token
#   make test    every check and every test          make setup   only build .venv, for development
#   make lint    the checks without the tests        make bench   measure speed, into bench.json
#   make screens everything the bot shows in an evening, in every language and theme, on one page: screens/index.html
#   make mutants break every rule in one line and see its test fail (RULES="R-BET-7 R-POT-1": only theirs)
#   make lock    resolve requirements*.in anew (add UPGRADE=--upgrade for newer versions)
#   make clean   remove .venv and all caches
# Another interpreter: make test PYTHON=python3.12
PYTHON ?= python3
UPGRADE ?=
RULES ?=

VENV := .venv
BIN := $(VENV)/bin
VERSION := $(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null)
# A stamp records what .venv holds. Made by another version of Python, it is built anew.
MADE := $(VENV)/.made-$(VERSION)
RUN := $(VENV)/.installed-run
DEV := $(VENV)/.installed-dev
# No cache: a broken or read-only one must not matter.
PIP := $(BIN)/python -m pip install --quiet --quiet --no-cache-dir --disable-pip-version-check --no-input --require-hashes
COMPILE := $(BIN)/python -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate

# What stands in the way of a .venv, as one line; empty if nothing does. Expanded only when one has to be made.
OLD = Python 3.11 or newer is needed, and $(PYTHON) is not: install it, or name it, as in "make $(or $(firstword $(MAKECMDGOALS)),play) PYTHON=python3.12"
NO_VENV = Python's venv module is missing: install the package $(notdir $(PYTHON))-venv (Debian, Ubuntu: apt-get install $(notdir $(PYTHON))-venv)
OBSTACLE = $(shell $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 || { echo '$(OLD)'; exit; }; \
	$(PYTHON) -c 'import ensurepip, venv' >/dev/null 2>&1 || echo "$(NO_VENV)")

.PHONY: play setup test lint bench screens mutants lock clean

play: $(RUN)
	@exec $(BIN)/python bot.py play

setup: $(DEV)
	@:

test: lint
	@$(BIN)/python -m pytest -n 2 --dist worksteal

lint: $(DEV)
	@$(BIN)/python -m ruff check --quiet
	@$(BIN)/python -m ruff format --check --quiet
	@$(BIN)/python -m mypy --no-error-summary
	@$(BIN)/python -c 'from importlinter.cli import lint_imports_command; lint_imports_command()' --no-logo --no-cache

bench: $(DEV)
	@$(BIN)/python -m tests.bench

screens: $(DEV)
	@$(BIN)/python -m tests.screens

mutants: $(DEV)
	@$(BIN)/python -m tests.rules.mutants $(RULES)

lock: $(DEV)
	@$(COMPILE) $(UPGRADE) --output-file requirements.txt requirements.in
	@$(COMPILE) $(UPGRADE) --output-file requirements-dev.txt requirements-dev.in

clean:
	@rm -rf $(VENV) .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# A sound .venv of this version is kept; anything else, half-made or made by another Python, is replaced.
$(MADE): $(BIN)/python
	$(if $(OBSTACLE),$(error $(OBSTACLE)))
	@$(BIN)/python -c 'import sys, pip; sys.exit("%d.%d" % sys.version_info[:2] != "$(VERSION)")' 2>/dev/null || \
		{ echo 'Making $(VENV) …'; $(PYTHON) -m venv --clear $(VENV); }
	@rm -f $(VENV)/.made-* && touch $@

# No recipe: without an interpreter, or with a dangling link to one, the stamp above counts as old.
$(BIN)/python:

$(RUN): requirements.txt $(MADE)
	@echo 'Installing what the host needs …'
	@$(PIP) --requirement requirements.txt
	@touch $@

# The development lock holds the runtime lock, version by version (a test compares them), so both stamps are due.
$(DEV): requirements-dev.txt requirements.txt $(MADE)
	@echo 'Installing what tests and checks need …'
	@$(PIP) --requirement requirements-dev.txt
	@touch $(RUN) $@
