-- Value of a card that is set aside for an order. HELD: neither the card's nor the order's; CAPTURED: the order was paid with it; RELEASED: it
-- is on the card again. Each move is booked under the hold's id (CARD_HOLD, CARD_CAPTURE, CARD_RELEASE).
create table gift_card_hold (
  id bigint generated always as identity primary key,
  order_id uuid not null,
  card bigint not null references gift_card,
  amount bigint not null check (amount > 0),
  state text not null default 'HELD' check (state in ('HELD', 'CAPTURED', 'RELEASED')),
  held_at timestamptz not null,
  -- From then on it may be released. An open payment prolongs it.
  expires_at timestamptz not null,
  -- What went back to the card after it was captured.
  refunded bigint not null default 0 check (refunded between 0 and amount),
  check (refunded = 0 or state = 'CAPTURED')
);
create index gift_card_hold_order on gift_card_hold (order_id);
create index gift_card_hold_card on gift_card_hold (card);
create index gift_card_hold_open on gift_card_hold (expires_at) where state = 'HELD';

create function gift_card_hold_moves() returns trigger language plpgsql as $$
begin
  if old.state <> 'HELD' then
    raise exception 'A hold does not go from % to %.', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger gift_card_hold_moves before update of state on gift_card_hold
  for each row when (old.state is distinct from new.state) execute function gift_card_hold_moves();

revoke update, delete, truncate on gift_card_hold from giftshop_app;
grant update (state, expires_at, refunded) on gift_card_hold to giftshop_app;
