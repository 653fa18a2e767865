-- A visitor's basket in one storefront, in its one currency. `version` goes up with every change.
create table cart (
  id bigint generated always as identity primary key,
  visitor bigint not null references visitor,
  storefront text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  version integer not null default 0 check (version >= 0),
  -- The order that was made of it; a basket that became an order never changes again.
  order_id text unique,
  changed_at timestamptz not null default now()
);
create unique index cart_open on cart (visitor, storefront) where order_id is null;
create index cart_stale on cart (changed_at) where order_id is null;

-- One line. Equal ones are one line with a higher quantity: `fingerprint` hashes everything below it but the quantity.
create table cart_package (
  id bigint generated always as identity primary key,
  cart bigint not null references cart on delete cascade,
  fingerprint bytea not null check (octet_length(fingerprint) = 32),
  quantity integer not null check (quantity between 1 and 99),
  variation integer not null references variation,
  value bigint not null check (value > 0),
  recipient_name text,
  recipient_email text,
  message text,
  wrapper integer references extra,
  gift_packing integer references extra,
  unique (cart, fingerprint),
  check (recipient_email is null or recipient_name is not null)
);

-- Presses of "add to basket" that were carried out: the same key never adds twice.
create table cart_addition (
  visitor bigint not null references visitor on delete cascade,
  key text not null check (char_length(key) between 1 and 64),
  request_hash bytea not null,
  added_at timestamptz not null default now(),
  primary key (visitor, key)
);
create index cart_addition_age on cart_addition (added_at);

-- Once it is an order, a basket is history.
create function cart_is_open() returns trigger language plpgsql as $$
begin
  if exists (select from cart where id = coalesce(new.cart, old.cart) and order_id is not null) then
    raise exception 'the basket % has become an order', coalesce(new.cart, old.cart) using errcode = 'check_violation';
  end if;
  return coalesce(new, old);
end
$$;
create trigger cart_package_open before insert or update or delete on cart_package for each row execute function cart_is_open();
