-- Where a quote may go from where it is.
create table business_quote_edge (
  from_state text not null,
  to_state text not null,
  why text not null,
  primary key (from_state, to_state)
);
insert into business_quote_edge (from_state, to_state, why) values
  ('SUBMITTED', 'PRICED', 'staff have priced it'),
  ('PRICED', 'SENT', 'the buyer was sent it'),
  ('SENT', 'PRICED', 'staff have priced it anew, as another version'),
  ('EXPIRED', 'PRICED', 'staff have priced it anew, as another version'),
  ('SENT', 'ACCEPTED', 'the buyer has ordered it'),
  ('PRICED', 'ACCEPTED', 'an order that was made before was paid'),
  ('EXPIRED', 'ACCEPTED', 'an order that was made before was paid'),
  ('WITHDRAWN', 'ACCEPTED', 'an order that was made before was paid'),
  ('SENT', 'EXPIRED', 'its price holds no longer'),
  ('SUBMITTED', 'WITHDRAWN', 'the buyer or staff gave it up'),
  ('PRICED', 'WITHDRAWN', 'the buyer or staff gave it up'),
  ('SENT', 'WITHDRAWN', 'the buyer or staff gave it up');
revoke insert, update, delete on business_quote_edge from giftshop_app;

create table business_quote (
  id uuid primary key,
  -- The `cart` of its order is made of it, so that one order of it lives.
  serial bigint generated always as identity unique,
  -- What people call it.
  reference text not null unique,
  -- Of the secret in its buyer's link.
  token_hash bytea not null unique,
  storefront text not null,
  language text not null,
  state text not null check (state in ('SUBMITTED', 'PRICED', 'SENT', 'ACCEPTED', 'EXPIRED', 'WITHDRAWN')),
  -- Who asks, with their company and address. Personal.
  buyer jsonb not null,
  billing jsonb not null,
  -- The day by which the gifts are needed.
  wanted_on date,
  remark text,
  -- 0 is what was asked for; each pricing makes another.
  version integer not null default 0,
  valid_until timestamptz,
  -- Whether it may be accepted on invoice: staff have approved credit for the company.
  on_invoice boolean not null default false,
  order_id uuid references shop_order,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((state = 'ACCEPTED') = (order_id is not null)),
  check (state <> 'SENT' or valid_until is not null)
);
create index business_quote_state on business_quote (state, created_at);
create index business_quote_ends on business_quote (valid_until) where state = 'SENT';

-- What a version offers. Amounts: minor units of the storefront's currency, VAT included.
create table business_quote_version (
  quote uuid not null references business_quote on delete cascade,
  version integer not null,
  shipping bigint not null check (shipping >= 0),
  -- Who made it; the buyer made the first.
  staff text,
  at timestamptz not null,
  primary key (quote, version)
);

create table business_quote_line (
  quote uuid not null,
  version integer not null,
  position integer not null,
  variation integer not null,
  -- On one card.
  value bigint not null check (value > 0),
  quantity integer not null check (quantity > 0),
  wrapper integer,
  -- For one card.
  wrapper_price bigint check (wrapper_price >= 0),
  gift_packing integer,
  gift_packing_price bigint check (gift_packing_price >= 0),
  primary key (quote, version, position),
  foreign key (quote, version) references business_quote_version on delete cascade,
  check ((wrapper is null) = (wrapper_price is null) and (gift_packing is null) = (gift_packing_price is null))
);

create table business_quote_comment (
  id bigint generated always as identity primary key,
  quote uuid not null references business_quote on delete cascade,
  author text not null check (author in ('BUYER', 'STAFF')),
  staff text,
  text text not null,
  at timestamptz not null,
  check ((author = 'STAFF') = (staff is not null))
);
create index business_quote_comment_quote on business_quote_comment (quote, id);

create function business_quote_moves() returns trigger language plpgsql as $$
begin
  if not exists (select from business_quote_edge where from_state = old.state and to_state = new.state) then
    raise exception 'A quote does not go from % to %.', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger business_quote_moves before update of state on business_quote
  for each row when (old.state is distinct from new.state) execute function business_quote_moves();

create function business_quote_begins() returns trigger language plpgsql as $$
begin
  if new.state <> 'SUBMITTED' then
    raise exception 'A quote begins as SUBMITTED, not %.', new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger business_quote_begins before insert on business_quote for each row execute function business_quote_begins();

revoke update, truncate on business_quote_version, business_quote_line, business_quote_comment from giftshop_app;
revoke update, truncate on business_quote from giftshop_app;
grant update (state, version, valid_until, on_invoice, order_id, changed_at) on business_quote to giftshop_app;
