#!/bin/sh
# Copies the primary where there is no copy that can follow it, and follows it from then on.
set -eu

: "${PGDATA:?}" "${PRIMARY_HOST:=primary}" "${PRIMARY_PORT:=5432}"

ask() {
  psql -h "$PRIMARY_HOST" -p "$PRIMARY_PORT" -U replicator -d postgres -qAt -c "$1"
}

# Of a copy that was away for too long the primary has thrown away what it lacks (max_slot_wal_keep_size). While the primary
# is away, a copy that is whole starts as it is.
if [ "$(ask "select wal_status from pg_replication_slots where slot_name = 'replica'" || true)" = lost ]; then
  ask "select pg_drop_replication_slot('replica')"
  rm -rf "$PGDATA"
fi

if [ ! -d "$PGDATA" ]; then
  # Half a copy is none: it takes its name when it is whole.
  rm -rf "$PGDATA.unfinished"
  slots=$(ask "select count(*) from pg_replication_slots where slot_name = 'replica'")
  [ "$slots" = 0 ] && set -- --create-slot || set --
  pg_basebackup -h "$PRIMARY_HOST" -p "$PRIMARY_PORT" -U replicator -D "$PGDATA.unfinished" \
    --write-recovery-conf --wal-method=stream --checkpoint=fast --slot=replica "$@"
  mv "$PGDATA.unfinished" "$PGDATA"
fi

exec postgres -D "$PGDATA"
