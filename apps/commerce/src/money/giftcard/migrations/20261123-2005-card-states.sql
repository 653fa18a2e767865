-- How a card may go from state to state. INACTIVE: printed and not yet activated; BLOCKED: nothing can be spent of it until a person, or
-- the money that came again, says otherwise.
create table gift_card_edge (
  from_state text not null,
  to_state text not null,
  why text not null,
  primary key (from_state, to_state)
);
insert into gift_card_edge (from_state, to_state, why) values
  ('INACTIVE', 'ACTIVE', 'it was activated'),
  ('INACTIVE', 'BLOCKED', 'its money was taken back, or it was lost before it was activated'),
  ('INACTIVE', 'EXPIRED', 'its last day is over'),
  ('ACTIVE', 'BLOCKED', 'its money was taken back, or it was lost or stolen'),
  ('ACTIVE', 'EXPIRED', 'its last day is over'),
  ('BLOCKED', 'ACTIVE', 'its money came again, or a person decided so'),
  ('BLOCKED', 'EXPIRED', 'its last day is over');

create table gift_card_transition (
  id bigint generated always as identity primary key,
  card bigint not null references gift_card,
  from_state text not null,
  to_state text not null,
  at timestamptz not null default clock_timestamp()
);
create index gift_card_transition_card on gift_card_transition (card);

alter table gift_card add column state text not null default 'ACTIVE'
  check (state in ('INACTIVE', 'ACTIVE', 'BLOCKED', 'EXPIRED'));
create index gift_card_blocked on gift_card (id) where state = 'BLOCKED';

create function gift_card_begins() returns trigger language plpgsql as $$
begin
  if new.state not in ('INACTIVE', 'ACTIVE') then
    raise exception 'A card begins as INACTIVE or ACTIVE, not %.', new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger gift_card_begins before insert on gift_card for each row execute function gift_card_begins();

create function gift_card_moves() returns trigger language plpgsql as $$
begin
  if not exists (select from gift_card_edge where from_state = old.state and to_state = new.state) then
    raise exception 'A card does not go from % to %.', old.state, new.state using errcode = 'check_violation';
  end if;
  insert into gift_card_transition (card, from_state, to_state) values (new.id, old.state, new.state);
  return new;
end
$$;
create trigger gift_card_moves before update of state on gift_card
  for each row when (old.state is distinct from new.state) execute function gift_card_moves();

revoke insert, update, delete, truncate on gift_card_edge from giftshop_app;
revoke update, delete, truncate on gift_card_transition from giftshop_app;
grant update (state) on gift_card to giftshop_app;
