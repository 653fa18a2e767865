-- When the page was first published in this language: a version that takes another's place keeps it. `published_at` is the version's own.
alter table content_version add column first_published_at timestamptz;
update content_version v set first_published_at = (
    select min(o.published_at) from content_version o where o.page = v.page and o.language = v.language)
  where v.published_at is not null;
alter table content_version add check ((first_published_at is null) = (published_at is null));
create index content_version_of_page on content_version (page, language);
