#!/usr/bin/env bash
# Installs what the tests need (on Debian or Ubuntu, as root or with sudo) and runs all of them.
# Nothing is skipped: a missing tool is a failure.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

step() { printf '\n== %s (%d s)\n' "$1" "$SECONDS"; }
stop() { printf '\n%s\n' "$1" >&2; exit 1; }

step "System packages"
packages=(chromium fonts-noto-core fonts-noto-color-emoji gcc libc6-dev python3-venv)
if command -v apt-get >/dev/null; then
  missing=()
  for package in "${packages[@]}"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
  done
  if [ ${#missing[@]} -gt 0 ]; then
    as_root=()
    [ "$(id -u)" = 0 ] || as_root=(sudo)
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "${missing[@]}" >/dev/null
  fi
fi
python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' || stop "Python 3.11 or later is needed."

# An environment of its own, made anew, so that what a person installed beside it is not tested.
step "Python packages"
rm -rf .venv-tests
python3 -m venv .venv-tests
bin="$PWD/.venv-tests/bin"
export PATH="$bin:$PATH" VIRTUAL_ENV="$PWD/.venv-tests"
unset PYTHONPATH PYTHONHOME
[ -t 1 ] || export NO_COLOR=1
# The locked uv installs the rest in a tenth of the time that pip takes.
pip install --quiet --disable-pip-version-check "$(grep -oE '^uv==[^ ]+' tests/requirements.txt)"
uv pip install --quiet --require-hashes -r tests/requirements.txt
uv pip install --quiet --no-deps --no-build-isolation --editable .

step "Node packages"
(cd js && npm ci --no-audit --no-fund --loglevel=error)

step "Python: format, lint, types"
ruff format --check
ruff check
mypy

step "Front end: format, lint, types, unit tests"
(cd js && npm run --silent lint && npm run --silent typecheck && npm run --silent test)

step "The committed bundle is what its source makes"
static=unokart_widget/widgets/static
committed=$(mktemp -d)
trap 'rm -rf "$committed"' EXIT
cp -R "$static/." "$committed"
(cd js && npm run --silent build)
diff -rq "$committed" "$static" || stop "The bundle differs from its source: run 'npm run build' in js/ and commit $static."
(cd js && npm run --silent check-size)

step "The rules are compiled"
python -m unokart_widget.simulation.prepare

step "Python tests, in the browser too"
# A file's tests stay together: they share a server, or what was compiled. The files keep their order:
# by itself xdist would leave those with few tests, the long ones in browsers, to the end.
pytest -n 2 --dist loadfile --no-loadscope-reorder --durations=15 --cov --cov-report=term-missing:skip-covered "$@"
step "Done"
