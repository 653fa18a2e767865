-- Which products each version of a catalogue changed, so that a process that knows the version before reads those alone.
-- A version that is not here, or says nothing, changed too many to name: everything is read again.
create table catalogue_change (
  storefront text not null,
  version bigint not null,
  products integer[],
  primary key (storefront, version)
);

-- A large catalogue is read a part at a time, in the order in which it is shown.
create index product_in_order on product (storefront, popularity, id);
