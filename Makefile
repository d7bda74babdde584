# play · test · bench · check: each sets up what it needs, in a virtual environment in this folder.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test bench check golden oracle clean web web-test browser-test chromium screenshots

play: .venv/ready
	@$(BIN)/tilewright serve --open

test: check
	@$(BIN)/tilewright warm
	@$(BIN)/python -m pytest -q -n 2

bench: .venv/ready
	@$(BIN)/python -m bench

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
