-- An order goes to as many addresses as its packages have: 0 is the one that the buyer typed at the checkout, receivers' follow. Each has
-- every field of the specification's address.
alter table order_address drop constraint order_address_pkey;
alter table order_address add column position smallint not null default 0 check (position >= 0),
  add column customer_type text check (customer_type in ('PRIVATE', 'BUSINESS')),
  add column email text, add column invoice_email text, add column reference_number text, add column address_line1 text,
  add primary key (order_id, position);

-- Where a package is posted to, and what it was in its basket (`basket/fingerprint.ts`).
alter table order_package add column address smallint, add column fingerprint bytea check (octet_length(fingerprint) = 32),
  add foreign key (order_id, address) references order_address (order_id, position);
update order_package p set address = 0
where kind = 'PHYSICAL' and exists (select from order_address a where a.order_id = p.order_id);

create or replace function order_package_forgets() returns trigger language plpgsql as $$
begin
  if new.message is distinct from old.message and new.message is not null then
    raise exception 'The message of the package % does not change.', new.id using errcode = 'check_violation';
  end if;
  if (new.recipient_name, new.recipient_email, new.address, new.fingerprint)
      is distinct from (old.recipient_name, old.recipient_email, old.address, old.fingerprint)
    and (new.recipient_name is not null or new.recipient_email is not null or new.address is not null or new.fingerprint is not null
      or not exists (select from shop_order where id = new.order_id and forgotten_at is not null)) then
    raise exception 'Whom the package % is for does not change.', new.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;
drop trigger order_package_forgets on order_package;
create trigger order_package_forgets before update of message, recipient_name, recipient_email, address, fingerprint on order_package
  for each row execute function order_package_forgets();
grant update (address, fingerprint) on order_package to giftshop_app;
