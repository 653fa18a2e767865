-- A digital gift that nobody has opened may go to somebody else, or to an address that is right. Its receiver changes together with a version, by
-- one, so that nothing changes it by mistake. All else of whom a package is for stays as it was ordered.
alter table order_package add column receiver_version integer not null default 0;
grant update (receiver_version) on order_package to giftshop_app;

create or replace function order_package_forgets() returns trigger language plpgsql as $$
begin
  if new.message is distinct from old.message and new.message is not null then
    raise exception 'The message of the package % does not change.', new.id using errcode = 'check_violation';
  end if;
  if new.receiver_version = old.receiver_version + 1 and new.kind = 'DIGITAL' and new.address is null
    and new.recipient_name is not null and new.recipient_email is not null then
    return new;
  end if;
  if (new.recipient_name, new.recipient_email, new.address, new.fingerprint, new.receiver_version)
      is distinct from (old.recipient_name, old.recipient_email, old.address, old.fingerprint, old.receiver_version)
    and (coalesce(new.recipient_name, old.recipient_name) is distinct from old.recipient_name
      or coalesce(new.recipient_email, old.recipient_email) is distinct from old.recipient_email
      or coalesce(new.address, old.address) is distinct from old.address
      or coalesce(new.fingerprint, old.fingerprint) is distinct from old.fingerprint
      or new.receiver_version <> old.receiver_version
      or not exists (select from shop_order where id = new.order_id and forgotten_at is not null)) then
    raise exception 'Whom the package % is for does not change.', new.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;
drop trigger order_package_forgets on order_package;
create trigger order_package_forgets before update of message, recipient_name, recipient_email, address, fingerprint, receiver_version
  on order_package for each row execute function order_package_forgets();
