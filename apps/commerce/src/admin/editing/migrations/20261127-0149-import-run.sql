-- Files that somebody brought in, or had judged, and how that went.
create table import_run (
  id uuid primary key,
  staff uuid not null references staff,
  -- Storefronts of which the files may say something; null is all.
  places text[],
  -- [{"name": …, "text": …}]; emptied once it is over.
  files jsonb not null,
  names text[] not null,
  -- Done and taken back: says only what would be written.
  rehearse boolean not null,
  why text not null,
  created_at timestamptz not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'READING', 'WRITING', 'DONE', 'REFUSED', 'FAILED')),
  -- Files that were read and judged.
  read integer not null default 0,
  -- Rows that were written, or would be.
  written integer,
  findings jsonb not null default '[]',
  ended_at timestamptz
);
create index import_run_newest on import_run (created_at);
