-- That the provider took a refund says nothing of whether it arrives: days later it may have failed, because an account is closed or the
-- provider's balance did not cover it, or was called off by hand. Where a refund may go from where it is:
create table payment_refund_edge (
  from_state text not null,
  to_state text not null,
  why text not null,
  primary key (from_state, to_state)
);
insert into payment_refund_edge (from_state, to_state, why) values
  ('CREATED', 'PENDING', 'the provider took it'),
  ('CREATED', 'REFUNDED', 'the provider took it, and it has arrived'),
  ('CREATED', 'FAILED', 'the provider took it, and it has failed'),
  ('CREATED', 'CANCELED', 'the provider took it, and it was called off'),
  ('CREATED', 'REFUSED', 'the provider never took it'),
  ('PENDING', 'REFUNDED', 'it has arrived'),
  ('PENDING', 'FAILED', 'it came back'),
  ('PENDING', 'CANCELED', 'it was called off at the provider'),
  ('REFUSED', 'CREATED', 'a person sends it again'),
  ('FAILED', 'CREATED', 'a person sends it again'),
  ('CANCELED', 'CREATED', 'a person sends it again');
revoke insert, update, delete on payment_refund_edge from giftshop_app;

alter table payment_refund
  add column state text,
  -- The provider's idempotency key, and what tells the refund among others there: a new one each time it is sent again. First its id.
  add column key uuid,
  -- When the provider was first asked under this key, or null.
  add column asked_at timestamptz;
-- What became of refunds that were sent is not known: they are looked at at once.
update payment_refund set key = id, asked_at = created_at,
  state = case when provider_refund_id is not null then 'PENDING' when next_check_at is null then 'REFUSED' else 'CREATED' end,
  next_check_at = case when provider_refund_id is not null then now() else next_check_at end;
alter table payment_refund
  alter column state set not null,
  alter column key set not null,
  add constraint payment_refund_key unique (key),
  add constraint payment_refund_state check (state in ('CREATED', 'PENDING', 'REFUNDED', 'REFUSED', 'FAILED', 'CANCELED')),
  add constraint payment_refund_taken check ((provider_refund_id is null) = (state in ('CREATED', 'REFUSED'))),
  -- Nothing that can still change is forgotten, nothing that cannot is asked for.
  add constraint payment_refund_followed check ((next_check_at is not null) = (state in ('CREATED', 'PENDING')));

create function payment_refund_moves() returns trigger language plpgsql as $$
begin
  if not exists (select from payment_refund_edge where from_state = old.state and to_state = new.state) then
    raise exception 'A refund does not go from % to %.', old.state, new.state using errcode = 'check_violation';
  end if;
  -- Under its old key the provider would only repeat what it said.
  if new.state = 'CREATED' and new.key = old.key then
    raise exception 'A refund that is sent again needs another key.' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger payment_refund_moves before update of state on payment_refund
  for each row when (old.state is distinct from new.state) execute function payment_refund_moves();

-- What is owed, and for which payment, never changes.
revoke update on payment_refund from giftshop_app;
grant update (state, key, provider_refund_id, asked_at, next_check_at) on payment_refund to giftshop_app;
