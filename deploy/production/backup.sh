#!/bin/sh
# A whole backup in BACKUP_DIR/<time>, with the environment of the portal. Once it is written, those that are older than
# BACKUP_DAYS are removed; folders with other names are left alone.
set -eu
cd "$(dirname "$0")/../.."
node_modules/.bin/node server/src/operate.ts backup "${BACKUP_DIR:?}/$(date -u +%Y-%m-%dT%H-%M-%S)"
find "$BACKUP_DIR" -mindepth 1 -maxdepth 1 -type d -name '20??-??-??T??-??-??' -mtime "+$((${BACKUP_DAYS:?} - 1))" \
  -exec rm -r {} +
