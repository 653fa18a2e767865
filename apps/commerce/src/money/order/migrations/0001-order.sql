-- Where an order may go from where it is. The API shows three of these: PENDING, COMPLETED (from PAID on), CANCELED.
create table order_edge (
  from_state text not null,
  to_state text not null,
  why text not null,
  primary key (from_state, to_state)
);
insert into order_edge (from_state, to_state, why) values
  ('DRAFT', 'PENDING', 'payment was started'),
  ('DRAFT', 'CANCELED', 'given up before payment'),
  ('PENDING', 'PAID', 'the provider says so'),
  ('PENDING', 'CANCELED', 'no payment that could still succeed is left'),
  ('CANCELED', 'PENDING', 'the buyer tries another payment'),
  ('CANCELED', 'PAID', 'a payment that was given up succeeded after all'),
  ('PAID', 'FULFILLING', 'something has to be posted'),
  ('PAID', 'COMPLETED', 'everything was sent'),
  ('FULFILLING', 'COMPLETED', 'everything was sent'),
  ('PAID', 'REFUNDED', 'money went back'),
  ('FULFILLING', 'REFUNDED', 'money went back'),
  ('COMPLETED', 'REFUNDED', 'money went back');
revoke insert, update, delete on order_edge from giftshop_app;

create sequence order_number;
grant usage on sequence order_number to giftshop_app;

-- Everything an order says is a copy made when it was placed: the catalogue may change, what was sold does not.
-- Amounts: integer minor units of `currency`, VAT included; `vat_total` is the part of `grand_total` that is VAT.
create table shop_order (
  id uuid primary key,
  -- For people. A bijection of a counter: unique without a second try, and says nothing about how much is sold.
  number text not null unique,
  storefront text not null,
  legal_entity text not null,
  language text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  visitor bigint not null references visitor,
  cart bigint not null,
  cart_version integer not null,
  state text not null check (state in ('DRAFT', 'PENDING', 'PAID', 'FULFILLING', 'COMPLETED', 'CANCELED', 'REFUNDED')),
  first_name text not null,
  last_name text not null,
  email text not null,
  phone_number text,
  customer_type text not null check (customer_type in ('PRIVATE', 'BUSINESS')),
  company_name text,
  vat_number text,
  reference_number text,
  goods_total bigint not null check (goods_total >= 0),
  extras_total bigint not null check (extras_total >= 0),
  shipping_total bigint not null check (shipping_total >= 0),
  shipping_vat bigint not null check (shipping_vat between 0 and shipping_total),
  vat_total bigint not null check (vat_total between shipping_vat and grand_total),
  grand_total bigint not null check (grand_total > 0),
  -- The basket as the buyer saw it, for the pages; nothing is computed from it.
  view jsonb not null,
  -- Whether the basket was closed for it: the next one is another.
  cart_closed boolean not null default false,
  request_hash bytea not null,
  placed_at timestamptz not null,
  paid_at timestamptz,
  check (grand_total = goods_total + extras_total + shipping_total),
  check ((state in ('PAID', 'FULFILLING', 'COMPLETED', 'REFUNDED')) = (paid_at is not null))
);
-- One basket, one order that lives.
create unique index shop_order_live_cart on shop_order (cart)
  where state in ('PENDING', 'PAID', 'FULFILLING', 'COMPLETED');
create index shop_order_visitor on shop_order (visitor);

create table order_address (
  order_id uuid primary key references shop_order,
  first_name text not null,
  last_name text not null,
  company_name text,
  country_code text not null,
  post_code text,
  house_number text,
  suffix text,
  street text not null,
  city text not null,
  address_line2 text,
  phone_number text
);

create table order_package (
  id bigint generated always as identity primary key,
  order_id uuid not null references shop_order,
  position integer not null,
  -- Its id in the basket, by which pages know it.
  tag text not null,
  kind text not null check (kind in ('DIGITAL', 'PHYSICAL')),
  recipient_name text,
  -- Absent: the gift goes to the buyer.
  recipient_email text,
  message text,
  expected_at timestamptz not null,
  unique (order_id, position)
);

create table order_line (
  id bigint generated always as identity primary key,
  order_id uuid not null references shop_order,
  package bigint not null references order_package,
  position integer not null,
  kind text not null check (kind in ('GIFTCARD', 'DONATION', 'GIFTCARD_BLANK', 'WRAPPER', 'DIGITAL_WRAPPER', 'GIFT_PACKING')),
  -- In the catalogue: a variation, or for wrappers and packings an extra.
  variation integer,
  extra integer,
  title text not null,
  image_url text not null,
  image_alt text not null,
  background_color text not null,
  quantity integer not null check (quantity > 0),
  unit_price bigint not null check (unit_price >= 0),
  unique (package, position),
  check ((variation is null) <> (extra is null))
);
create index order_line_order on order_line (order_id);

-- What happens with each package of a paid order.
create table delivery (
  package bigint primary key references order_package,
  order_id uuid not null references shop_order,
  state text not null check (state in ('WAITING', 'SENT', 'PREPARING', 'FAILED')),
  -- Of its e-mail: the same each time, so that a mailbox recognises a second one.
  message_id text not null unique,
  sent_at timestamptz,
  check ((state = 'SENT') = (sent_at is not null))
);
create index delivery_order on delivery (order_id);

create table order_transition (
  id bigint generated always as identity primary key,
  order_id uuid not null references shop_order,
  from_state text,
  to_state text not null,
  at timestamptz not null default clock_timestamp()
);
create index order_transition_order on order_transition (order_id);

create function shop_order_begins() returns trigger language plpgsql as $$
begin
  if new.state not in ('DRAFT', 'PENDING') then
    raise exception 'An order begins as DRAFT or PENDING, not %.', new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger shop_order_begins before insert on shop_order for each row execute function shop_order_begins();

create function shop_order_moves() returns trigger language plpgsql as $$
begin
  if not exists (select from order_edge where from_state = old.state and to_state = new.state) then
    raise exception 'An order does not go from % to %.', old.state, new.state using errcode = 'check_violation';
  end if;
  insert into order_transition (order_id, from_state, to_state) values (new.id, old.state, new.state);
  return new;
end
$$;
create trigger shop_order_moves before update of state on shop_order
  for each row when (old.state is distinct from new.state) execute function shop_order_moves();

-- Answer of a mutation by who asked and their key, written with its effect.
create table idempotency (
  actor text not null,
  operation text not null,
  key text not null check (length(key) between 1 and 200),
  request_hash bytea not null,
  response jsonb not null,
  created_at timestamptz not null default now(),
  primary key (actor, operation, key)
);
create index idempotency_created on idempotency (created_at);

revoke delete, truncate on shop_order, order_address, order_package, order_line, order_transition from giftshop_app;
revoke update on order_address, order_package, order_line, order_transition from giftshop_app;
revoke update on shop_order from giftshop_app;
grant update (state, paid_at, cart_closed) on shop_order to giftshop_app;
