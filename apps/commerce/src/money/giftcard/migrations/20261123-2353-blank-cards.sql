-- A blank card is made when its box is packed: INACTIVE, without value, without a last day, with a PIN that opens nothing. Value, day of
-- activation and last day are written once, by the function below, which runs as the owner: the application may not change them.
alter table gift_card drop constraint gift_card_value_check;
alter table gift_card alter column activated_at drop not null, alter column expires_on drop not null;
alter table gift_card add constraint gift_card_activated check (
  case when activated_at is null then value = 0 and expires_on is null and state <> 'ACTIVE'
    else value > 0 and expires_on is not null and state <> 'INACTIVE' end);

insert into gift_card_edge (from_state, to_state, why) values
  ('BLOCKED', 'INACTIVE', 'it was blocked before it was activated, and is let go');

-- What was activated is never blank again.
create or replace function gift_card_moves() returns trigger language plpgsql as $$
begin
  if not exists (select from gift_card_edge where from_state = old.state and to_state = new.state)
    or (new.state = 'INACTIVE' and old.activated_at is not null) then
    raise exception 'A card does not go from % to %.', old.state, new.state using errcode = 'check_violation';
  end if;
  insert into gift_card_transition (card, from_state, to_state) values (new.id, old.state, new.state);
  return new;
end
$$;

-- Gives blank cards their value, which the caller books in the same transaction. One that was blocked meanwhile stays blocked, with its
-- money on it. Answers the cards that were blank until now.
create function gift_card_activate(cards bigint[], amounts bigint[], at timestamptz, last_day date) returns setof bigint
  language sql security definer set search_path = public, pg_temp as $$
  update gift_card c set value = w.amount, activated_at = at, expires_on = last_day,
    state = case c.state when 'INACTIVE' then 'ACTIVE' else c.state end
  from unnest(cards, amounts) as w (card, amount)
  where c.id = w.card and c.activated_at is null and c.state in ('INACTIVE', 'BLOCKED') returning c.id
$$;
