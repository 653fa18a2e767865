-- The monthly draw. OPEN: entries are taken; COMMITTED: closed, and what the draw is made from is fixed and published; DRAWN; EMPTY: closed
-- without entries, nothing is drawn. What a state fixes no one changes any more, the owner of these tables included.
create table doubler_draw (
  -- Such as CBFR-2026-12.
  id text primary key check (id = storefront || '-' || month),
  storefront text not null,
  -- Of the day of the draw.
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  opens_at timestamptz not null,
  -- The first moment at which no entry belongs to it any more.
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'COMMITTED', 'DRAWN', 'EMPTY')),
  closed_at timestamptz,
  -- How many entries there are, and the hash of their hashes, ascending.
  entries integer,
  list_hash bytea,
  rules text,
  rules_hash bytea,
  seed_hash bytea,
  -- Until the draw, encrypted.
  sealed_seed bytea,
  -- The beacon, and the round of it that was to come.
  beacon jsonb,
  round bigint,
  commitment bytea,
  -- Since the draw.
  seed bytea,
  signature text,
  drawn_at timestamptz,
  check (opens_at < closes_at and closes_at < draws_at),
  check ((state = 'OPEN') = (closed_at is null)),
  check ((state in ('COMMITTED', 'DRAWN')) = (commitment is not null)),
  check ((state = 'DRAWN') = (seed is not null)),
  check (num_nulls(list_hash, rules, rules_hash, seed_hash, sealed_seed, beacon, round, commitment) in (0, 8)),
  check (num_nulls(seed, signature, drawn_at) in (0, 3))
);
create index doubler_draw_storefront on doubler_draw (storefront, closes_at);
create index doubler_draw_due on doubler_draw (closes_at) where state in ('OPEN', 'COMMITTED');

create function doubler_draw_moves() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'The draw % stays.', old.id using errcode = 'check_violation';
  end if;
  if (new.id, new.storefront, new.month, new.opens_at, new.closes_at, new.draws_at)
      is distinct from (old.id, old.storefront, old.month, old.opens_at, old.closes_at, old.draws_at)
    or (old.state, new.state) not in (('OPEN', 'COMMITTED'), ('OPEN', 'EMPTY'), ('COMMITTED', 'DRAWN')) then
    raise exception 'The draw % is not changed so: % to %.', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  if old.state = 'COMMITTED' then
    if (new.closed_at, new.entries, new.list_hash, new.rules, new.rules_hash, new.seed_hash, new.sealed_seed, new.beacon, new.round, new.commitment)
        is distinct from
        (old.closed_at, old.entries, old.list_hash, old.rules, old.rules_hash, old.seed_hash, old.sealed_seed, old.beacon, old.round, old.commitment)
      or sha256('giftshop doubler seed 1' || E'\n'::bytea || new.seed) <> old.seed_hash then
      raise exception 'What the draw % is made from is fixed.', old.id using errcode = 'check_violation';
    end if;
  end if;
  return new;
end
$$;
create trigger doubler_draw_moves before update or delete on doubler_draw for each row execute function doubler_draw_moves();

-- Who takes part, without a name: the card, and the salted hash that stands in the list.
create table doubler_entry (
  id bigint generated always as identity primary key,
  draw text not null references doubler_draw,
  card bigint not null references gift_card,
  -- Minor units, as it was at entry.
  balance bigint not null check (balance > 0),
  hash bytea not null unique check (octet_length(hash) = 32),
  entered_at timestamptz not null,
  withdrawn_at timestamptz
);
create unique index doubler_entry_once on doubler_entry (draw, card) where withdrawn_at is null;
create index doubler_entry_list on doubler_entry (draw, hash) where withdrawn_at is null;

-- An entry is made while its draw is open and its time has not ended, and withdrawn until then; nothing else of it changes, ever.
create function doubler_entry_moves() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held doubler_draw;
  moment timestamptz;
begin
  if tg_op = 'DELETE' then
    raise exception 'An entry is not deleted.' using errcode = 'check_violation';
  end if;
  select * into held from doubler_draw where id = new.draw for key share;
  moment := case tg_op when 'INSERT' then new.entered_at else new.withdrawn_at end;
  if tg_op = 'INSERT' and new.withdrawn_at is not null
    or tg_op = 'UPDATE' and (old.withdrawn_at is not null or new.withdrawn_at is null
      or (new.id, new.draw, new.card, new.balance, new.hash, new.entered_at)
        is distinct from (old.id, old.draw, old.card, old.balance, old.hash, old.entered_at)) then
    raise exception 'An entry is not changed so.' using errcode = 'check_violation';
  end if;
  if held.state <> 'OPEN' or moment < held.opens_at or moment >= held.closes_at then
    raise exception 'The draw % takes no entries.', new.draw using errcode = 'check_violation', constraint = 'doubler_entry_open';
  end if;
  return new;
end
$$;
create trigger doubler_entry_moves before insert or update or delete on doubler_entry
  for each row execute function doubler_entry_moves();

-- Who that is: kept apart, as it is forgotten while the entries stay.
create table doubler_entrant (
  entry bigint primary key references doubler_entry,
  email text not null,
  language text not null,
  -- Nonce, tag and ciphertext of the receipt, and the id of the key.
  receipt bytea not null,
  encryption_key text not null
);

-- Who was drawn: place 0 is the winner, then the reserves. Passed over: its card was empty, blocked or expired at the draw.
create table doubler_place (
  draw text not null references doubler_draw,
  place integer not null check (place >= 0),
  entry bigint not null unique references doubler_entry,
  passed_over boolean not null,
  primary key (draw, place)
);

-- A prize that is offered, to one at a time.
create table doubler_prize (
  id uuid primary key,
  draw text not null,
  place integer not null,
  value bigint not null check (value > 0),
  state text not null default 'OFFERED' check (state in ('OFFERED', 'CLAIMED', 'LAPSED')),
  token_hash bytea not null unique,
  offered_at timestamptz not null,
  -- From then on it goes to the next.
  ends_at timestamptz not null,
  reminded_at timestamptz,
  settled_at timestamptz,
  card bigint references gift_card,
  -- What is shown of who won: the first letter of an address.
  winner text,
  foreign key (draw, place) references doubler_place,
  unique (draw, place),
  check ((state = 'OFFERED') = (settled_at is null)),
  check ((state = 'CLAIMED') = (card is not null)),
  check ((state = 'CLAIMED') = (winner is not null))
);
create unique index doubler_prize_live on doubler_prize (draw) where state <> 'LAPSED';
create index doubler_prize_open on doubler_prize (ends_at) where state = 'OFFERED';

create function doubler_prize_moves() returns trigger language plpgsql as $$
begin
  if old.state <> 'OFFERED' then
    raise exception 'A prize that was % stays so.', old.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger doubler_prize_moves before update on doubler_prize for each row execute function doubler_prize_moves();

create function doubler_stays() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only.', tg_table_name using errcode = 'check_violation';
end
$$;
create trigger doubler_draw_stays before truncate on doubler_draw for each statement execute function doubler_stays();
create trigger doubler_entry_stays before truncate on doubler_entry for each statement execute function doubler_stays();
create trigger doubler_place_stays before update or delete or truncate on doubler_place for each statement execute function doubler_stays();
create trigger doubler_prize_stays before delete or truncate on doubler_prize for each statement execute function doubler_stays();

revoke delete, truncate on doubler_draw, doubler_entry, doubler_prize from giftshop_app;
revoke update, delete, truncate on doubler_place from giftshop_app;
revoke update, truncate on doubler_entrant from giftshop_app;
