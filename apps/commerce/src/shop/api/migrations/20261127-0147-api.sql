-- A company that buys by keys: as its orders and invoices name it. It is known by its credit, which says what it may owe.
create table api_company (
  credit uuid primary key references business_credit,
  -- Whose its orders are.
  visitor bigint not null references visitor,
  -- Personal.
  buyer jsonb not null,
  billing jsonb not null,
  created_at timestamptz not null
);

create table api_key (
  id uuid primary key,
  credit uuid not null references api_company,
  -- A key of test mode never moves value.
  test boolean not null,
  -- What its company calls it.
  name text not null,
  -- The first characters, by which people tell keys apart.
  prefix text not null,
  -- SHA-256 of the key, which is 256 random bits and shown once.
  hash bytea not null unique,
  scopes text[] not null,
  made_by text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by text,
  check ((revoked_at is null) = (revoked_by is null))
);
create index api_key_credit on api_key (credit, created_at);

create table api_order (
  -- That of the order, where it is one: orders of test mode are these rows alone.
  id uuid primary key,
  serial bigint generated always as identity unique,
  credit uuid not null references api_company,
  test boolean not null,
  key uuid not null references api_key,
  storefront text not null,
  number text not null,
  reference text,
  currency text not null,
  -- Minor units.
  total bigint not null check (total >= 0),
  gift_count integer not null check (gift_count between 1 and 1000),
  created_at timestamptz not null,
  -- What was told of it to webhooks.
  told text not null default 'PROCESSING',
  -- When it is looked at for news; null once there is none to come.
  look_at timestamptz
);
create index api_order_credit on api_order (credit, test, created_at, id);
create index api_order_look on api_order (look_at) where look_at is not null;

create table api_gift (
  order_id uuid not null references api_order on delete cascade,
  -- From 1, as they were ordered.
  position integer not null,
  -- The company's own name for it.
  reference text,
  product integer not null,
  -- Minor units.
  amount bigint not null check (amount > 0),
  delivery text not null check (delivery in ('EMAIL', 'LINK')),
  -- Of an order of test mode, which has no packages: whom it would go to. Personal, kept for as long as the order is.
  test_recipient jsonb,
  deliver_at timestamptz,
  told text not null default 'WAITING',
  primary key (order_id, position)
);

-- Links that were answered to a key: who holds one opens the gift.
create table api_link_reveal (
  id bigint generated always as identity primary key,
  order_id uuid not null,
  position integer not null,
  key uuid not null references api_key,
  at timestamptz not null
);
create index api_link_reveal_order on api_link_reveal (order_id, position);

create table api_webhook (
  id uuid primary key,
  credit uuid not null references api_company,
  test boolean not null,
  url text not null,
  events text[] not null,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index api_webhook_credit on api_webhook (credit, test) where deleted_at is null;

-- One thing that happened, on its way to one webhook.
create table api_delivery (
  id uuid primary key,
  webhook uuid not null references api_webhook,
  -- The same for every webhook that is told.
  event uuid not null,
  type text not null,
  body jsonb not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'DELIVERED', 'FAILED')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  -- When it is tried next; whoever tries it moves this on first.
  next_at timestamptz,
  ended_at timestamptz,
  check ((state = 'WAITING') = (next_at is not null)),
  unique (webhook, event)
);
create index api_delivery_next on api_delivery (next_at) where state = 'WAITING';
create index api_delivery_webhook on api_delivery (webhook, created_at desc, id);
create index api_delivery_age on api_delivery (created_at);

create table api_attempt (
  delivery uuid not null references api_delivery on delete cascade,
  n integer not null,
  at timestamptz not null,
  -- What was answered; null where nothing was.
  status integer,
  error text,
  milliseconds integer not null,
  primary key (delivery, n)
);

revoke update, delete, truncate on api_company, api_link_reveal, api_attempt from giftshop_app;
revoke update, delete, truncate on api_key, api_webhook from giftshop_app;
grant update (last_used_at, revoked_at, revoked_by) on api_key to giftshop_app;
grant update (deleted_at) on api_webhook to giftshop_app;
-- An application that forgets what is old deletes no order that stands in the books.
revoke update, truncate on api_order, api_gift, api_delivery from giftshop_app;
grant update (told, look_at) on api_order to giftshop_app;
grant update (told) on api_gift to giftshop_app;
grant update (state, attempts, next_at, ended_at) on api_delivery to giftshop_app;
