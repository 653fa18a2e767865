-- Somebody asks that blank cards be given value. REVIEW: a person has to look at it; READY: it matched, or a person approved it, and it can be
-- paid; ACTIVATED: it was paid.
create table activation_request (
  -- Its address: whoever has it may see the answer and pay.
  id uuid primary key,
  -- Below zero it is the `cart` of its orders, so that one of them lives.
  serial bigint generated always as identity unique,
  -- What people call it.
  reference text not null unique,
  storefront text not null,
  language text not null,
  state text not null check (state in ('REVIEW', 'READY', 'REFUSED', 'ACTIVATED')),
  -- As they were typed; neither was proven by itself.
  order_number text not null,
  email text not null,
  -- Of a range that no order was found for: its ends, as a card's number is kept, and the amount for each.
  range_from bytea,
  range_to bytea,
  range_amount bigint check (range_amount > 0),
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((range_from is null) = (range_to is null) and (range_from is null) = (range_amount is null))
);
create index activation_request_review on activation_request (created_at) where state = 'REVIEW';
create index activation_request_created on activation_request (created_at);

-- The cards of a request, each with its answer.
create table activation_card (
  request uuid not null references activation_request on delete cascade,
  position integer not null,
  number_hash bytea not null,
  last_digits text not null,
  amount bigint not null check (amount > 0),
  -- The card it is; null while nobody knows.
  card bigint,
  answer text not null check (answer in ('REVIEW', 'READY', 'UNKNOWN', 'ACTIVE', 'BLOCKED', 'TAKEN', 'ACTIVATED')),
  primary key (request, position),
  unique (request, number_hash)
);

-- Blank cards that an order gives value to: one order a card, from when it is placed until it is given up; for ever once it is paid.
create table activation_hold (
  card bigint primary key,
  request uuid not null,
  order_id uuid not null,
  amount bigint not null check (amount > 0),
  activated_at timestamptz
);
create index activation_hold_order on activation_hold (order_id);

-- What staff decided, and why. Append-only.
create table activation_decision (
  id bigint generated always as identity primary key,
  reference text not null,
  decision text not null check (decision in ('APPROVED', 'REFUSED')),
  staff text not null,
  why text not null,
  at timestamptz not null
);
revoke update, delete, truncate on activation_decision from giftshop_app;
revoke truncate on activation_request, activation_card, activation_hold from giftshop_app;
