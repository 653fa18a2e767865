-- What a part of a storefront's frame says: at most one draft and one published version, any number of retired ones.
-- A part without a row says what the storefront's record does.
create table store_version (
  id integer generated always as identity primary key,
  storefront text not null,
  part text not null check (part in ('MENUS', 'FOOTER', 'WARNINGS', 'POP_UP', 'REDIRECTS', 'SWITCHES', 'COUNTRIES')),
  state text not null check (state in ('DRAFT', 'PUBLISHED', 'RETIRED')),
  said jsonb not null check (jsonb_typeof(said) = 'object'),
  -- Written by a person: the seed leaves the part alone from then on.
  edited boolean not null,
  created_at timestamptz not null,
  published_at timestamptz,
  check ((state = 'DRAFT') = (published_at is null))
);
create unique index store_version_one_published on store_version (storefront, part) where state = 'PUBLISHED';
create unique index store_version_one_draft on store_version (storefront, part) where state = 'DRAFT';
