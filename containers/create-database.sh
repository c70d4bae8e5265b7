#!/bin/sh
# Run once by the image of PostgreSQL when its volume is empty: the roles and the database of docs/operations.md, PostgreSQL.
# The server's own role is no superuser.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$DATABASE_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
CREATE ROLE mainstreet_tenant NOLOGIN;
CREATE ROLE mainstreet_erasure NOLOGIN;
CREATE ROLE mainstreet LOGIN PASSWORD :'password';
GRANT mainstreet_tenant, mainstreet_erasure TO mainstreet;
CREATE DATABASE mainstreet OWNER mainstreet TEMPLATE template0 ENCODING 'UTF8';
SQL
