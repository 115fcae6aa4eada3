#!/bin/sh
# Copies the primary if there is no usable copy, then runs as its replica.
set -eu

: "${PGDATA:?}" "${PRIMARY_HOST:=primary}" "${PRIMARY_PORT:=5432}"

ask() {
  psql -h "$PRIMARY_HOST" -p "$PRIMARY_PORT" -U replicator -d postgres -qAt -c "$1"
}

# After a long absence of the replica the primary has dropped the WAL that it needs (max_slot_wal_keep_size). While the primary
# is unreachable, a complete copy starts as it is.
if [ "$(ask "select wal_status from pg_replication_slots where slot_name = 'replica'" || true)" = lost ]; then
  ask "select pg_drop_replication_slot('replica')"
  rm -rf "$PGDATA"
fi

if [ ! -d "$PGDATA" ]; then
  # An incomplete copy has another name, so that it is never started.
  rm -rf "$PGDATA.unfinished"
  slots=$(ask "select count(*) from pg_replication_slots where slot_name = 'replica'")
  [ "$slots" = 0 ] && set -- --create-slot || set --
  pg_basebackup -h "$PRIMARY_HOST" -p "$PRIMARY_PORT" -U replicator -D "$PGDATA.unfinished" \
    --write-recovery-conf --wal-method=stream --checkpoint=fast --slot=replica "$@"
  mv "$PGDATA.unfinished" "$PGDATA"
fi

exec postgres -D "$PGDATA"
