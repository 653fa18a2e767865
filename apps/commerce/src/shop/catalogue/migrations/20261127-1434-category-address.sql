-- What a category is called in addresses, by language; without one its slug is.
alter table category add column addresses jsonb not null default '{}' check (jsonb_typeof(addresses) = 'object');
