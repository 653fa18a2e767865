-- An order that was placed as a guest is an account's once its buyer's mailbox is proven to be the account's: `account_visitor` says
-- whose, as it does for an exchange. It is some other account's only after the first one has left it.
grant update (account_visitor) on shop_order to giftshop_app;

-- Gives orders to the visitor of an account, but for those that are another's.
create function give_orders(orders uuid[], who bigint) returns void language sql as $$
  update shop_order set account_visitor = who where id = any (orders) and account_visitor is null;
$$;

-- An account that is gone has no orders.
create function leave_orders(who bigint) returns void language sql as $$
  update shop_order set account_visitor = null where account_visitor = who;
$$;

-- When its buyer deleted the account that it is of. It stays as tax law demands; who bought it is forgotten once nothing of it may have to
-- be sent again (forget-left-orders.ts). A gift's own receiver stays: reminders of the card go there.
alter table shop_order add column buyer_left_at timestamptz;
grant update (buyer_left_at) on shop_order to giftshop_app;
create index shop_order_left on shop_order (buyer_left_at) where buyer_left_at is not null and forgotten_at is null;
alter table shop_order drop constraint shop_order_forgotten;
alter table shop_order add constraint shop_order_forgotten check (forgotten_at is null or (
  (state = 'CANCELED' or state in ('COMPLETED', 'REFUNDED') and buyer_left_at is not null)
  and first_name = '' and last_name = '' and email = '' and phone_number is null
  and company_name is null and vat_number is null and reference_number is null));

-- As before, and what somebody else received may stay while the rest is emptied.
create or replace function order_package_forgets() returns trigger language plpgsql as $$
begin
  if new.message is distinct from old.message and new.message is not null then
    raise exception 'The message of the package % does not change.', new.id using errcode = 'check_violation';
  end if;
  if (new.recipient_name, new.recipient_email, new.address, new.fingerprint)
      is distinct from (old.recipient_name, old.recipient_email, old.address, old.fingerprint)
    and (coalesce(new.recipient_name, old.recipient_name) is distinct from old.recipient_name
      or coalesce(new.recipient_email, old.recipient_email) is distinct from old.recipient_email
      or coalesce(new.address, old.address) is distinct from old.address
      or coalesce(new.fingerprint, old.fingerprint) is distinct from old.fingerprint
      or not exists (select from shop_order where id = new.order_id and forgotten_at is not null)) then
    raise exception 'Whom the package % is for does not change.', new.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;
