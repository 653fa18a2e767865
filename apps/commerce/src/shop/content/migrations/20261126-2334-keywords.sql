-- What the head of a page's document says besides (specification, section 3, page metadata); null is nothing.
alter table content_version add column keywords text[], add column nofollow boolean;
