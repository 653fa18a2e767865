-- Where a card is sold, by the path of its brand: search puts those of its own language before those that are sold everywhere.
create index search_document_sellers on search_document (path, storefront) where kind = 'PRODUCT';

-- Among its kind the less the sooner: paid orders count below 0, so that what was chosen comes before what editors put in order.
alter table search_document drop constraint search_document_popularity_check;
alter table search_document add constraint search_document_popularity_check check (popularity <> 0);
