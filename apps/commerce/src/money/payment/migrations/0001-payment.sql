-- One try at paying an order. Its id is the key under which the provider is asked to make the payment, so asking again
-- after a crash makes no second one. CREATED: the provider was not (known to be) asked yet.
create table payment_attempt (
  id uuid primary key,
  order_id uuid not null references shop_order,
  n integer not null check (n > 0),
  provider text not null,
  method text not null,
  issuer text,
  currency text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('CREATED', 'OPEN', 'PENDING', 'PAID', 'FAILED', 'CANCELED', 'EXPIRED', 'MISMATCHED')),
  provider_id text,
  checkout_url text,
  created_at timestamptz not null,
  -- After this it is cancelled by us.
  expires_at timestamptz not null,
  -- Somebody is asking the provider for it until then.
  leased_until timestamptz,
  checked_at timestamptz,
  -- When the poller looks next; null once nothing can change.
  next_check_at timestamptz,
  unique (order_id, n),
  constraint payment_attempt_provider unique (provider, provider_id)
);
create index payment_attempt_due on payment_attempt (next_check_at) where next_check_at is not null;

-- The payment an order was paid with: one, ever.
create table payment_charge (
  order_id uuid primary key references shop_order,
  attempt uuid not null unique references payment_attempt,
  currency text not null,
  amount bigint not null check (amount > 0),
  charged_at timestamptz not null
);

-- What the provider told us, each thing once.
create table payment_event (
  provider text not null,
  event text not null,
  attempt uuid not null references payment_attempt,
  seen_at timestamptz not null,
  primary key (provider, event)
);

-- Money that goes back: a second payment of an order, or one that came too late. Its id is the provider's idempotency key.
create table payment_refund (
  id uuid primary key,
  attempt uuid not null unique references payment_attempt,
  currency text not null,
  amount bigint not null check (amount > 0),
  reason text not null check (reason in ('SECOND_PAYMENT', 'TOO_LATE')),
  provider_refund_id text unique,
  created_at timestamptz not null,
  next_check_at timestamptz
);
create index payment_refund_due on payment_refund (next_check_at) where next_check_at is not null;

revoke delete, truncate on payment_attempt, payment_charge, payment_event, payment_refund from giftshop_app;
revoke update on payment_charge, payment_event from giftshop_app;
