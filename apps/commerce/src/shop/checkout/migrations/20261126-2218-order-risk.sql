-- Orders that looked unusual when they were placed, and why; nothing of the buyer. A person may decide before their time is over.
create table order_risk (
  order_id uuid primary key references shop_order,
  outcome text not null check (outcome in ('AUTHENTICATE', 'DELAY')),
  score integer not null,
  reasons text[] not null,
  at timestamptz not null,
  -- RELEASED: its gifts may go at once; HELD: they wait for a person.
  decision text check (decision in ('RELEASED', 'HELD')),
  decided_by text,
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null) and (decision is null) = (decided_by is null))
);
create index order_risk_open on order_risk (at) where outcome = 'DELAY' and decision is null;
revoke delete, truncate on order_risk from giftshop_app;
