#!/bin/sh
# A command of the operator with the portal's environment, as the portal's user: as-portal.sh admin:create --email … --name …
set -eu
set -a
. "${PORTAL_ENV:-/etc/tadamon/portal.env}"
set +a
user=${PORTAL_USER:-tadamon}
cd "$(dirname "$0")/../.."
exec setpriv --reuid="$user" --regid="$(id -g "$user")" --init-groups \
  node_modules/.bin/node server/src/operate.ts "$@"
