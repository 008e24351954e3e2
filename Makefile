# The front door: every job of this repository is a target here. `make help` lists them.

SHELL := /bin/bash
.DEFAULT_GOAL := help
# All of it shares one build directory, which takes one build at a time.
.NOTPARALLEL:

# One build directory for all packages, so that the kit is compiled once.
BUILD ?= $(CURDIR)/.build
# Warnings are errors here and in CI, and nowhere else: a newer compiler must not break who uses a package.
export WARNINGS_AS_ERRORS ?= 1

# Packages are found by looking, so that a new folder is a new package.
SIMULATORS := $(patsubst %/Package.swift,%,$(wildcard Packages/*/*Simulator/Package.swift))
FOLDERS := $(patsubst %/Package.swift,%,$(wildcard Packages/*/Package.swift Tools/*/Package.swift)) $(SIMULATORS)
PACKAGES := $(notdir $(FOLDERS))
WORKBENCH = "$(BUILD)/debug/workbench"
# Has SwiftPM plan anew, since its plan misses files added to a package that the root depends on by path.
SWIFT_BUILD = rm -f "$(BUILD)"/*.yaml && swift build --quiet --scratch-path "$(BUILD)" --package-path
RUN = $(WORKBENCH) $(1) --root "$(CURDIR)" --build "$(BUILD)"
SWIFT_SOURCES = Packages Tools

# The targets that `make check` runs after `make test`; each check adds itself beside its target.
CHECKS :=

.PHONY: help
help: ## Lists the targets.
	@grep -hE '^[a-z][a-zA-Z-]*:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-zA-Z-]+):.*## /  make \1\t/' | expand -t 26
	@echo "  make test-<Package>     Builds and tests one of: $(PACKAGES)."

.PHONY: workbench
workbench:
	@if [ ! -x $(WORKBENCH) ]; then echo "Building the workbench first; this takes a minute."; fi
	@$(SWIFT_BUILD) Tools/Workbench --product workbench

.PHONY: build
build: workbench ## Builds every package.
	@$(call RUN,build)

.PHONY: run
run: workbench ## Shows the apps in a browser: APP= for a single app, FEED= for its data, PORT= for the port.
	@$(call RUN,serve) --app "$(APP)" --feed "$(FEED)" --port "$(PORT)"

# ALL=1 also tests packages that haven't changed since they last passed.
TEST = $(call RUN,$(1)) --filter "$(FILTER)" --all "$(ALL)"

.PHONY: test
test: workbench ## Builds and tests packages changed since they passed; ALL=1 for all, FILTER= for some tests.
	@$(call TEST,test)

TEST_ONE := $(addprefix test-,$(PACKAGES))
.PHONY: $(TEST_ONE)
$(TEST_ONE): test-%: workbench
	@$(call TEST,test) $*

.PHONY: test-changed
test-changed: workbench ## Tests the packages affected by the changes since BASE= (HEAD).
	@$(call TEST,test-changed) --base "$(BASE)"

.PHONY: test-repeat
test-repeat: workbench ## Finds races: runs the tests TIMES= (20) times and lists those that failed; FILTER= for some tests.
	@$(call RUN,test-repeat) --filter "$(FILTER)" --times "$(or $(TIMES),20)"

CHECKS += test-daily
.PHONY: test-daily
test-daily: workbench ## Runs the long tests that `make test` skips: endurance, kills, many random steps.
	@$(call RUN,test-daily)

.PHONY: ci
ci: ## Runs the same as CI: the tests, then the checks.
	@.ci/run

.PHONY: format
format: ## Formats all Swift code in place.
	@swift format format --in-place --recursive --parallel $(SWIFT_SOURCES)
	@echo "formatted"

CHECKS += format-check
.PHONY: format-check
format-check: ## Fails if code isn't formatted or breaks swift-format's rules.
	@swift format lint --strict --recursive --parallel $(SWIFT_SOURCES)
	@echo "format is right"

CHECKS += lint
.PHONY: lint
lint: workbench ## Checks the house rules: imports, arrows, banned calls, platform floor.
	@$(call RUN,lint)

.PHONY: newer-symbols
newer-symbols: ## Lists the symbols newer than iOS 17 for the lint; run it after a toolchain change. Needs Python 3.
	@python3 Tools/Checks/newer_symbols.py

.PHONY: graph
graph: workbench ## Prints each app's navigation graph as Mermaid and keeps it in the app's README.
	@$(call RUN,graph)

CHECKS += graph-check
.PHONY: graph-check
graph-check: workbench ## Fails if the graph in a README differs from the app's graph.
	@$(call RUN,graph) --check

CHECKS += walk
.PHONY: walk
walk: workbench ## Takes each app along every edge to every screen that its requirements list; APP= for a single app.
	@$(call RUN,simulators walk) --app "$(APP)"

.PHONY: monkey
monkey: workbench ## Performs random steps in each app and checks after each one: APP= STEPS= SEED= SCRIPT=.
	@$(call RUN,simulators monkey) --app "$(APP)" --steps "$(STEPS)" --seed "$(SEED)" --script "$(SCRIPT)"

CHECKS += monkey-check
.PHONY: monkey-check
monkey-check: workbench ## Performs 500 random steps in each app, the same on every run; `make monkey` varies them.
	@$(call RUN,simulators monkey) --app "" --steps 500 --seed 20261130 --script ""

.PHONY: strings
strings: workbench ## Generates the typed keys of the kit's modules and of the apps from their English tables.
	@$(call RUN,strings)

CHECKS += strings-check
.PHONY: strings-check
strings-check: workbench ## Checks all tables, their languages and their use; fails on missing or unused keys and more.
	@$(call RUN,strings-check)

CHECKS += plurals-check
.PHONY: plurals-check
plurals-check: ## Fails if CLDR, as in the Python package babel, has other plurals than the tests expect.
	@python3 Tools/Checks/plural_categories.py --check

CHECKS += storage-check
.PHONY: storage-check
storage-check: ## Tests the file store against real system faults: kills, a full disk, other users. Needs strace.
	@$(SWIFT_BUILD) Tools/Workbench --product storage-probe
	@python3 Tools/Checks/storage.py "$(BUILD)/debug/storage-probe"

.PHONY: faults
faults: ## Prints how the network code handles every kind of server fault, over real sockets.
	@$(SWIFT_BUILD) Packages/SharedKit --build-tests
	@set -o pipefail; swift test --skip-build --package-path Packages/SharedKit --scratch-path "$(BUILD)" \
		--filter FaultMatrixTests 2>&1 | tee "$(BUILD)/faults.log" | grep '^|' || { cat "$(BUILD)/faults.log"; exit 1; }

CHECKS += network-check
.PHONY: network-check
network-check: ## Kills the HTTP cache at every syscall, and tries certificates of all kinds. Needs strace and openssl.
	@$(SWIFT_BUILD) Tools/Workbench --product network-probe
	@python3 Tools/Checks/network.py "$(BUILD)/debug/network-probe"

.PHONY: strings-catalog
strings-catalog: workbench ## Converts CATALOG=<file.xcstrings> into tables in the folder INTO=.
	@$(call RUN,convert-catalog) --into "$(INTO)" "$(CATALOG)"

CHECKS += requirements
.PHONY: requirements
requirements: workbench ## Lists every requirement row with the tests that prove it, as of the last `make test`.
	@$(call RUN,requirements)

.PHONY: new-app
new-app: workbench ## Creates an app: NAME=Foo writes Packages/Foo with its simulator, and nothing else.
	@$(call RUN,new-app) --name "$(NAME)"

.PHONY: new-screen
new-screen: workbench ## Creates a screen: APP=Foo NAME=Bar adds it to that app, and changes nothing else.
	@$(call RUN,new-screen) --app "$(APP)" --name "$(NAME)"

CHECKS += scaffold-check
.PHONY: scaffold-check
scaffold-check: ## Creates and tests an app and a screen in a scratch copy with a separate build directory.
	@Tools/Checks/scaffold "$(BUILD)/workbench/bench"

CHECKS += browser-check
.PHONY: browser-check
browser-check: ## Measures every screen of every app in a real browser, in all looks, and operates some. Needs chromium, its driver and selenium.
	@for simulator in $(SIMULATORS); do $(SWIFT_BUILD) "$$simulator" || exit 1; done
	@PYTHONDONTWRITEBYTECODE=1 python3 Tools/Checks/browser.py "$(BUILD)/debug" "$(BUILD)/workbench/screenshots" \
		"$(notdir $(SIMULATORS))" $(wildcard ../shared/data/facts.json)

.PHONY: bench
bench: ## Runs the benchmarks in release and compares them with the baselines; BASELINE=new saves new ones.
	@Tools/Checks/bench "$(BUILD)" "$(BASELINE)"

CHECKS += bench-check
.PHONY: bench-check
bench-check: ## Runs the benchmarks; fails if one fails, but leaves missed figures to the requirements.
	@Tools/Checks/bench "$(BUILD)" || [ $$? = 1 ]

.PHONY: clean
clean: ## Removes all build products.
	@rm -rf "$(BUILD)" $(addsuffix /.build,$(FOLDERS))
	@echo "clean"

# Last, when all checks are known; the requirements last of all, since checks prove some.
.PHONY: check
check: ## Runs the checks that CI runs after the tests: format, lint, graphs, requirements and more.
	@for check in $(filter-out requirements,$(CHECKS)) requirements; do start=$$SECONDS; \
		$(MAKE) --no-print-directory "$$check" || exit 1; \
		echo "$$check passed in $$((SECONDS - start)) s"; done
	@echo "all checks passed: $(CHECKS)"
