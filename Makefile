# play · test · bench · check · release: each sets up what it needs, in a virtual environment in this folder.
PYTHON ?= python3
BIN := .venv/bin
GAMES ?=
COUNT ?=
# where the system has no Node, the one in .venv is used
export PATH := $(PATH):$(CURDIR)/$(BIN)
AS_ROOT := $(if $(filter 0,$(shell id -u)),,sudo)
from-debian = { echo "installing $(1) …"; $(AS_ROOT) apt-get update -qq; $(AS_ROOT) apt-get install -y -qq --no-install-recommends $(1) >/dev/null \
	|| echo "$(1) cannot be installed here: the tests that need it are skipped"; }
.PHONY: play test bench ladder check audit lock release golden oracle clean postgres web web-test browser-test chromium screenshots docs film

# the server for this machine, and the browser; `tilewright play` is the terminal
play: .venv/ready
	@$(BIN)/tilewright

test: check postgres chromium
	@$(BIN)/tilewright warm
	@$(BIN)/python -m pytest -q -n 2 --dist worksteal --ignore=tests/browser
	@$(BIN)/python -m pytest -q -n 2 --dist worksteal --reruns 1 tests/browser  # separately: Playwright keeps an event loop running in its process

bench: .venv/ready
	@$(BIN)/python -m bench

# each level against the one below, for the tables in docs/strength.md: GAMES= some games only, COUNT= games of each step
ladder: .venv/ready-dev
	@$(BIN)/tilewright warm $(GAMES)
	@$(BIN)/python -m bench.ladder $(GAMES) $(if $(COUNT),-n $(COUNT)) --workers 2

check: .venv/ready-dev web/node_modules/.package-lock.json audit
	@$(BIN)/ruff format --check -q .
	@$(BIN)/ruff check -q .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@cd web && npm run --silent lint && npm run --silent check

# known vulnerabilities in what we ship, as far as the advisory services answer
audit: .venv/ready-dev
	@$(BIN)/python -m tools.audit

# wheel, source archive and conformance kit in dist/, checked before anybody uses them; the wheel is built from the archive
release: .venv/ready-dev
	@$(BIN)/python -m tools.museum check  # records of every release, this one included, replay
	@rm -rf dist
	@$(BIN)/python -m build --outdir dist .
	@$(BIN)/python -m tools.kit dist
	@$(BIN)/python -m tools.release dist

# what the image installs, newest versions with hashes; the wheels are there for every Python and processor it may run on
lock:
	@set -e; tools=$$(mktemp -d); trap 'rm -rf "$$tools"' EXIT; \
	$(PYTHON) -m venv "$$tools"; "$$tools/bin/pip" install --quiet --disable-pip-version-check uv; \
	export UV_CUSTOM_COMPILE_COMMAND="make lock" UV_CACHE_DIR="$$tools/cache"; \
	for pair in "pyproject.toml --extra server:requirements" deploy/build.in:build; do \
		lock=deploy/$${pair#*:}.lock; \
		"$$tools/bin/uv" pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
			$${pair%:*} -o $$lock >/dev/null; \
		for python in 3.11 3.12 3.13 3.14; do for machine in x86_64 aarch64; do \
			"$$tools/bin/uv" pip install --quiet --dry-run --require-hashes --only-binary :all: --target "$$tools/none" \
				--python-version $$python --python-platform $$machine-manylinux_2_28 -r $$lock; \
		done; done; \
	done

# the web client alone: built into the package, its own tests, the same in a real browser, and pictures of its screens
web: .venv/ready
	@cd web && npm ci --silent && npm run --silent build

web-test: web/node_modules/.package-lock.json
	@cd web && npm run --silent lint && npm run --silent check && npm test --silent

browser-test: .venv/ready-dev web chromium
	@$(BIN)/python -m pytest -q tests/browser

screenshots: .venv/ready-dev web chromium
	@$(BIN)/tilewright warm
	@$(BIN)/python -m tools.screenshots

# the documentation site, in build/site; stops at a link or an anchor that leads nowhere (with --quiet it would not)
docs: .venv/ready-dev
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict
	@echo "open build/site/index.html"

# the README's animation of a game, by day and at dusk, and one of bots' moves as the table shows them
film: .venv/ready-dev web chromium
	@$(BIN)/python -m tools.film
	@$(BIN)/python -m tools.moves

# tests start their own PostgreSQL and Chromium; the programs come from the system's packages
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || $(call from-debian,postgresql)

chromium:
	@command -v chromium >/dev/null || $(call from-debian,chromium)
	@command -v chromium-headless-shell >/dev/null || $(call from-debian,chromium-headless-shell)

# record the golden games again, after a change to the rules and with a higher revision
golden: .venv/ready-dev
	@$(BIN)/python -m tools.golden

# thousands of games against the oracles; takes half an hour
oracle: .venv/ready-dev
	@ORACLE_GAMES=400 $(BIN)/python -m pytest -q -n 2 --dist worksteal tilewright -k oracle

web/node_modules/.package-lock.json: web/package-lock.json | .venv/ready-dev
	@cd web && npm ci --silent

.venv/ready: pyproject.toml
	@$(PYTHON) -m venv .venv
	@echo "setting up .venv …"
	@$(BIN)/pip install --quiet --disable-pip-version-check -e ".[server]"
	@touch $@

.venv/ready-dev: pyproject.toml
	@$(PYTHON) -m venv .venv
	@echo "setting up .venv with the tools for tests …"
	@$(BIN)/pip install --quiet --disable-pip-version-check -e ".[dev]"
	@touch .venv/ready $@

clean:
	@rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
