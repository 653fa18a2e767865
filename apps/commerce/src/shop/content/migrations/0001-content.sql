-- A page by the name its makers know it by, in every language.
create table content_page (
  id integer generated always as identity primary key,
  storefront text not null,
  kind text not null check (kind ~ '^[A-Z]+(_[A-Z]+)*$'),
  key text not null check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- Order among pages of its kind.
  position integer not null,
  unique (storefront, kind, key),
  unique (id, storefront, kind)
);

-- What a page says in one language: at most one draft and one published version, any number of retired ones.
create table content_version (
  id integer generated always as identity primary key,
  page integer not null,
  storefront text not null,
  kind text not null,
  language text not null check (language ~ '^[a-z]{2}$'),
  state text not null check (state in ('DRAFT', 'PUBLISHED', 'RETIRED')),
  -- Last segment of its address; empty where the route alone is the address.
  path text not null check (path ~ '^([a-z0-9]+(-[a-z0-9]+)*)?$'),
  title text not null check (title <> ''),
  description text not null,
  intro text not null,
  image text references media,
  noindex boolean not null,
  taxonomy text[] not null,
  blocks jsonb not null check (jsonb_typeof(blocks) = 'array'),
  created_at timestamptz not null,
  published_at timestamptz,
  foreign key (page, storefront, kind) references content_page (id, storefront, kind),
  check ((state = 'DRAFT') = (published_at is null))
);
create unique index content_version_one_published on content_version (page, language) where state = 'PUBLISHED';
create unique index content_version_one_draft on content_version (page, language) where state = 'DRAFT';
create unique index content_version_address on content_version (storefront, language, kind, path) where state = 'PUBLISHED';
