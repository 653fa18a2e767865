-- What came in as a file stays: from then on the seed leaves that part of the storefront alone.
create table edited_part (
  storefront text not null,
  part text not null check (part in ('CATALOGUE', 'CONTENT')),
  edited_at timestamptz not null,
  primary key (storefront, part)
);
