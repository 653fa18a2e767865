-- Brands whose cards are made by an issuer of their own.
create table exchange_issuer (
  storefront text not null,
  brand text not null,
  primary key (storefront, brand)
);

-- Cards of orders that an issuer makes. Its key is (order line, n): asked for twice, it is the same card.
create table issued_card (
  id bigint generated always as identity primary key,
  order_id uuid not null references shop_order,
  order_line bigint not null references order_line,
  n integer not null check (n >= 0),
  package bigint not null references order_package,
  storefront text not null,
  brand text not null,
  value bigint not null check (value > 0),
  currency text not null,
  -- WAITING: asked for until the deadline. ISSUED: `code` is there. RESTORED: a card of ours took its place.
  state text not null default 'WAITING' check (state in ('WAITING', 'ISSUED', 'RESTORED')),
  deadline timestamptz not null,
  tried_at timestamptz,
  -- The issuer's name of the card.
  reference text,
  -- Nonce, tag and ciphertext of number and PIN, and the id of the key.
  code bytea,
  encryption_key text,
  expires_on date,
  -- Of a RESTORED one: when the issuer said that nothing of it is out, or was taken back.
  revoked_at timestamptz,
  unique (order_line, n),
  check ((state = 'ISSUED') = (code is not null))
);
create index issued_card_open on issued_card (id) where state = 'WAITING' or (state = 'RESTORED' and revoked_at is null);

-- Once it is settled, it is.
create function issued_card_moves() returns trigger language plpgsql as $$
begin
  if old.state <> 'WAITING' and new.state <> old.state then
    raise exception 'A card that was % does not become %.', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger issued_card_moves before update of state on issued_card for each row execute function issued_card_moves();
revoke delete, truncate on issued_card from giftshop_app;
