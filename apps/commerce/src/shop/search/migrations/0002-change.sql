-- Which documents each version of a storefront changed, so that a process that knows the version before reads those alone: the kind and
-- the key of each. A version that is not here, or says nothing, changed too many to name: everything is read again.
create table search_change (
  storefront text not null,
  version bigint not null,
  kinds text[],
  keys text[],
  primary key (storefront, version),
  check ((kinds is null) = (keys is null))
);
