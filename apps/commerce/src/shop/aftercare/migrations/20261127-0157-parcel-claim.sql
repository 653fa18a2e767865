-- A parcel that did not come, which a press of its buyer could not settle: a person decides. Once it is decided it stays as it is.
create table parcel_claim (
  id bigint generated always as identity primary key,
  order_id uuid not null references shop_order,
  package bigint not null references order_package,
  -- Of the order, as people know it.
  number text not null,
  storefront text not null,
  asked_at timestamptz not null,
  decision text check (decision in ('GRANTED', 'REFUSED')),
  decided_by text,
  decided_at timestamptz,
  check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null))
);
create unique index parcel_claim_open on parcel_claim (package) where decision is null;
create index parcel_claim_waiting on parcel_claim (asked_at) where decision is null;
revoke delete, truncate on parcel_claim from giftshop_app;
revoke update on parcel_claim from giftshop_app;
grant update (decision, decided_by, decided_at) on parcel_claim to giftshop_app;
