-- Where its page is to stand once a draft is published; null leaves it where it is.
alter table content_version add column position integer check (position is null or state = 'DRAFT');
