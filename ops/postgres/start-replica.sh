#!/bin/sh
# Copies the primary where there is no copy yet, and follows it from then on.
set -eu

: "${PGDATA:?}" "${PRIMARY_HOST:=primary}" "${PRIMARY_PORT:=5432}"

if [ ! -d "$PGDATA" ]; then
  # Half a copy is none: it takes its name when it is whole.
  rm -rf "$PGDATA.unfinished"
  slots=$(psql -h "$PRIMARY_HOST" -p "$PRIMARY_PORT" -U replicator -d postgres -qAt \
    -c "select count(*) from pg_replication_slots where slot_name = 'replica'")
  [ "$slots" = 0 ] && set -- --create-slot || set --
  pg_basebackup -h "$PRIMARY_HOST" -p "$PRIMARY_PORT" -U replicator -D "$PGDATA.unfinished" \
    --write-recovery-conf --wal-method=stream --checkpoint=fast --slot=replica "$@"
  mv "$PGDATA.unfinished" "$PGDATA"
fi

exec postgres -D "$PGDATA"
