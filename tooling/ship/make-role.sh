#!/bin/sh
# Makes the role that commerce works with; the migrations give it what it may.
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set=ON_ERROR_STOP=1 --set=password="$APP_DATABASE_PASSWORD" <<'SQL'
create role giftshop_app login password :'password';
SQL
