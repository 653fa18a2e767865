-- How many blank cards are in one box. Boxes that there are say it at the end of their names.
alter table brand add column pack_size integer check (pack_size > 0);
update brand set pack_size = coalesce(nullif(substring(slug from '\d{1,4}$'), '')::integer, 1) where kind = 'BLANK_PACK';
alter table brand add constraint brand_pack_size check ((kind = 'BLANK_PACK') = (pack_size is not null));
