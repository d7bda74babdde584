# play · test · bench · check: each sets up what it needs, in a virtual environment in this folder.
PYTHON ?= python3
BIN := .venv/bin
GAMES ?=
COUNT ?= 200
# server, browser and research adapters are not finished: their tests do not hold up the others yet
UNDER_WAY := tests/server tests/browser tests/test_batch.py tests/test_environments.py tests/test_openspiel.py tests/test_selfplay.py

.PHONY: play test test-all bench strength check golden oracle clean postgres web web-test browser-test chromium screenshots

# the server for this machine, and the browser; `tilewright play` is the terminal
play: .venv/ready
	@$(BIN)/tilewright

test: check
	@$(BIN)/tilewright warm
	@$(BIN)/python -m pytest -q -n 2 $(addprefix --ignore=,$(UNDER_WAY))

# everything, with the rooms that are still being built
test-all: check postgres
	@$(BIN)/tilewright warm
	@$(BIN)/python -m pytest -q -n 2

bench: .venv/ready
	@$(BIN)/python -m bench

# how strong the bots are, written to docs/strength.md: GAMES= some games only, COUNT= games of each match; takes hours
strength: .venv/ready-dev
	@$(BIN)/tilewright warm $(GAMES)
	@$(BIN)/python -m bench.strength $(GAMES) -n $(COUNT)

check: .venv/ready-dev
	@$(BIN)/ruff format --check -q .
	@$(BIN)/ruff check -q .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

# the web client alone: built into the package, its own tests, the same in a real browser, and pictures of its screens
web: .venv/ready
	@cd web && npm ci --silent && npm run --silent build

web-test:
	@cd web && npm ci --silent && npm run --silent check && npm test --silent

browser-test: .venv/ready-dev web chromium
	@$(BIN)/python -m pytest -q tests/browser

screenshots: .venv/ready-dev web chromium
	@$(BIN)/python -m tests.browser.screenshots

chromium:
	@command -v chromium >/dev/null || (apt-get update -qq && apt-get install -qq -y chromium)

# tests start a PostgreSQL of their own; its programs come from the system's package
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { \
		echo "installing postgresql …"; \
		if [ "$$(id -u)" = 0 ]; then apt-get update -qq; apt-get install -y -qq --no-install-recommends postgresql >/dev/null; \
		else sudo apt-get update -qq; sudo apt-get install -y -qq --no-install-recommends postgresql >/dev/null; fi; }

# record the golden games anew, after a change of the rules and with a higher revision
golden: .venv/ready-dev
	@$(BIN)/python -m tests.golden

# thousands of games against the oracles; takes half an hour
oracle: .venv/ready-dev
	@ORACLE_GAMES=400 $(BIN)/python -m pytest -q -n 2 tilewright -k oracle

.venv/ready: pyproject.toml
	@$(PYTHON) -m venv .venv
	@echo "setting up .venv …"
	@$(BIN)/pip install --quiet --disable-pip-version-check -e .
	@touch $@

.venv/ready-dev: .venv/ready
	@echo "adding the tools for tests …"
	@$(BIN)/pip install --quiet --disable-pip-version-check -e ".[dev]"
	@touch $@

clean:
	@rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
