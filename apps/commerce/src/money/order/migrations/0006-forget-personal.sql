-- What the shop promised to forget, and its nightly job (retention/) carries out: the message of a gift that was delivered, and whom an
-- order that was never paid was for. Of a paid order the buyer stays, as tax law demands; of an unpaid one what it would have cost.
-- The application may not change what was ordered. It may write these columns, because the job is a part of it; the triggers see to it
-- that all it can do there is to empty them: where a gift goes is never another address.
alter table shop_order add column forgotten_at timestamptz;
alter table shop_order add constraint shop_order_forgotten check (forgotten_at is null or (
  state = 'CANCELED' and first_name = '' and last_name = '' and email = '' and phone_number is null
  and company_name is null and vat_number is null and reference_number is null));

create function shop_order_forgets() returns trigger language plpgsql as $$
begin
  if new.forgotten_at is null then
    raise exception 'Who bought the order % does not change.', new.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger shop_order_forgets before update on shop_order for each row
  when ((old.first_name, old.last_name, old.email, old.phone_number, old.company_name, old.vat_number, old.reference_number)
    is distinct from (new.first_name, new.last_name, new.email, new.phone_number, new.company_name, new.vat_number, new.reference_number))
  execute function shop_order_forgets();

create function order_package_forgets() returns trigger language plpgsql as $$
begin
  if new.message is distinct from old.message and new.message is not null then
    raise exception 'The message of the package % does not change.', new.id using errcode = 'check_violation';
  end if;
  if (new.recipient_name, new.recipient_email) is distinct from (old.recipient_name, old.recipient_email)
    and (new.recipient_name is not null or new.recipient_email is not null
      or not exists (select from shop_order where id = new.order_id and forgotten_at is not null)) then
    raise exception 'Whom the package % is for does not change.', new.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger order_package_forgets before update of message, recipient_name, recipient_email on order_package
  for each row execute function order_package_forgets();

create function order_address_forgets() returns trigger language plpgsql as $$
begin
  if not exists (select from shop_order where id = old.order_id and forgotten_at is not null) then
    raise exception 'Where the order % goes does not change.', old.order_id using errcode = 'check_violation';
  end if;
  return old;
end
$$;
create trigger order_address_forgets before delete on order_address
  for each row execute function order_address_forgets();

grant update (first_name, last_name, email, phone_number, company_name, vat_number, reference_number, view, forgotten_at)
  on shop_order to giftshop_app;
grant update (recipient_name, recipient_email, message) on order_package to giftshop_app;
grant delete on order_address to giftshop_app;

-- What the job looks through: the orders that came to nothing and have yet to be forgotten, and the packages that still have a message.
create index shop_order_to_forget on shop_order (placed_at) where state = 'CANCELED' and forgotten_at is null;
create index order_package_message on order_package (id) where message is not null;
