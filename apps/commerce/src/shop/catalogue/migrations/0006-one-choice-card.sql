-- A storefront sells one choice card. A product says again what its brand is, always as the brand does, so that this can be held; it
-- is judged when a transaction ends, as in one of them one card may take the place of another.
alter table brand add constraint brand_slug_kind_key unique (slug, kind);
alter table product add column brand_kind text;
update product p set brand_kind = b.kind from brand b where b.slug = p.brand;
alter table product alter column brand_kind set not null;
alter table product add constraint product_kind_of_brand foreign key (brand, brand_kind) references brand (slug, kind) on update cascade;
alter table product drop constraint product_brand_fkey;
alter table product add constraint product_one_choice_card
  exclude using btree (storefront with =) where (active and brand_kind = 'CHOICE') deferrable initially deferred;
