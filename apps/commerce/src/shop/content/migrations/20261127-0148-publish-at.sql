-- When a draft is to be published by itself; null waits for a person.
alter table content_version add column publish_at timestamptz check (publish_at is null or state = 'DRAFT');
create index content_version_due on content_version (publish_at) where publish_at is not null;
