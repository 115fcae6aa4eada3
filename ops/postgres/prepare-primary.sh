#!/bin/sh
# Run once, by the database's image, in a new cluster: the roles beside the publisher, and who may connect as what.
set -eu

psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" \
  -v reader="$READER_PASSWORD" -v replicator="$REPLICATOR_PASSWORD" <<'SQL'
create role reader login password :'reader';
create role replicator login replication password :'replicator';
SQL

echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"
