#!/usr/bin/env bash
# Writes the two locks anew. With --upgrade, with the newest versions.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
lock=(uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header)
"${lock[@]}" "$@" --extra all pyproject.toml tests/requirements.in -o tests/requirements.txt
"${lock[@]}" --constraint tests/requirements.txt --extra fast pyproject.toml binder/requirements.in -o binder/requirements.txt
