-- A mistyped email that the buyer put right: of a receiver, or without a package their own. Who an order's emails go to changes by a row
-- here and no other way, so that it can be told later who changed what.
create table email_correction (
  id uuid primary key,
  order_id uuid not null references shop_order,
  package bigint references order_package,
  previous text not null,
  email text not null,
  -- The gift had been sent to the first address: its cards were issued again.
  reissued boolean not null,
  -- Of the browser, or the account, that asked.
  visitor bigint not null,
  at timestamptz not null,
  check (previous <> email)
);
create index email_correction_order on email_correction (order_id);
revoke update, truncate on email_correction from giftshop_app;
create trigger email_correction_forgets before delete on email_correction for each row execute function order_address_forgets();

create or replace function shop_order_forgets() returns trigger language plpgsql as $$
begin
  if new.forgotten_at is null and ((new.first_name, new.last_name, new.phone_number, new.company_name, new.vat_number, new.reference_number)
      is distinct from (old.first_name, old.last_name, old.phone_number, old.company_name, old.vat_number, old.reference_number)
    or not exists (select from email_correction where order_id = new.id and package is null and previous = old.email and email = new.email)) then
    raise exception 'Who bought the order % does not change.', new.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace function order_package_forgets() returns trigger language plpgsql as $$
begin
  if new.message is distinct from old.message and new.message is not null then
    raise exception 'The message of the package % does not change.', new.id using errcode = 'check_violation';
  end if;
  if new.receiver_version = old.receiver_version + 1 and new.kind = 'DIGITAL' and new.address is null
    and new.recipient_name is not null and new.recipient_email is not null then
    return new;
  end if;
  if (new.recipient_name, new.address, new.fingerprint, new.receiver_version)
      is not distinct from (old.recipient_name, old.address, old.fingerprint, old.receiver_version)
    and exists (select from email_correction where package = new.id and previous = old.recipient_email and email = new.recipient_email) then
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

alter table delivery
  -- What the post knows a parcel by; null where it is carried without.
  add column tracking_code text check (tracking_code ~ '^[A-Z0-9]{6,40}$'),
  -- From when a buyer has 14 days to withdraw, however often the same cards are sent again.
  add column first_sent_at timestamptz,
  -- How often it was sent again, by email or by post.
  add column sendings smallint not null default 0;
update delivery set first_sent_at = sent_at;

-- Whether its buyer may be reminded once of an order that was not paid, and when that was.
alter table shop_order add column remindable boolean not null default false, add column reminded_at timestamptz;
grant update (reminded_at) on shop_order to giftshop_app;
