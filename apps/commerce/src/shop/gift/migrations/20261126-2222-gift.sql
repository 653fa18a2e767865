-- How a digital gift may go whose cards are made when it is opened. BLOCKED: its money was taken back.
create table gift_edge (
  from_state text not null,
  to_state text not null,
  why text not null,
  primary key (from_state, to_state)
);
insert into gift_edge (from_state, to_state, why) values
  ('UNOPENED', 'OPENED', 'its page was opened, and its cards were made'),
  ('UNOPENED', 'TAKEN_BACK', 'its buyer took it back'),
  ('UNOPENED', 'BLOCKED', 'its money was taken back'),
  ('UNOPENED', 'EXPIRED', 'its last day is over'),
  ('BLOCKED', 'UNOPENED', 'its money came again'),
  ('BLOCKED', 'EXPIRED', 'its last day is over');

-- A package of a paid order whose value is booked (UNOPENED_GIFTS) and on no card yet. One row is locked by whoever opens, takes back, blocks
-- or ends it, so one of them wins.
create table gift (
  package bigint primary key references order_package,
  order_id uuid not null references shop_order,
  storefront text not null,
  legal_entity text not null,
  currency text not null,
  -- Minor units.
  value bigint not null check (value > 0),
  paid_at timestamptz not null,
  -- The last day that its cards may have, and until which it can be opened.
  expires_on date not null,
  state text not null default 'UNOPENED' check (state in ('UNOPENED', 'OPENED', 'TAKEN_BACK', 'BLOCKED', 'EXPIRED')),
  -- The link's token is made of this id by a key outside the database; what is kept is its hash.
  link uuid not null,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  sent_at timestamptz,
  opened_at timestamptz,
  -- The key of the press that opened it.
  opened_by text,
  cards bigint[],
  check ((state = 'OPENED') = (opened_at is not null and opened_by is not null and cards is not null))
);
create index gift_order on gift (order_id);
create index gift_waiting on gift (sent_at) where state = 'UNOPENED' and sent_at is not null;
create index gift_expiring on gift (expires_on) where state in ('UNOPENED', 'BLOCKED');

create function gift_begins() returns trigger language plpgsql as $$
begin
  if new.state <> 'UNOPENED' then
    raise exception 'A gift begins as UNOPENED, not %.', new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger gift_begins before insert on gift for each row execute function gift_begins();

create function gift_moves() returns trigger language plpgsql as $$
begin
  if not exists (select from gift_edge where from_state = old.state and to_state = new.state) then
    raise exception 'A gift does not go from % to %.', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger gift_moves before update of state on gift
  for each row when (old.state is distinct from new.state) execute function gift_moves();

-- That somebody was told of an unopened gift so many days after it was sent: once each.
create table gift_reminder (
  package bigint not null references gift,
  days integer not null check (days > 0),
  at timestamptz not null,
  primary key (package, days)
);

-- What a receiver wrote to the buyer, until it is forgotten. A gift is thanked for once.
create table gift_thanks (
  package bigint primary key references gift,
  text text,
  at timestamptz not null
);

revoke insert, update, delete, truncate on gift_edge from giftshop_app;
revoke update, delete, truncate on gift from giftshop_app;
grant update (state, link, token_hash, sent_at, opened_at, opened_by, cards) on gift to giftshop_app;
revoke update, truncate on gift_reminder from giftshop_app;
revoke update, delete, truncate on gift_thanks from giftshop_app;
grant update (text) on gift_thanks to giftshop_app;
