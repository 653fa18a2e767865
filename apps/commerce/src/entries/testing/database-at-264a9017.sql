-- The tables of a database that was migrated at commit 264a9017, from its system catalogue, with the rows its migrations wrote.
set local check_function_bodies = off;
create sequence order_number as bigint start 1 minvalue 1 maxvalue 9223372036854775807 increment 1 cache 1;
create table accepted_document (
  hash text not null,
  replaced_at timestamp with time zone
);
create table brand (
  slug text not null,
  title text not null,
  kind text not null,
  background_color text not null,
  show_hand boolean not null,
  show_shadow boolean not null,
  face text not null,
  count_per_order integer,
  voucher text
);
create table captcha_used (
  signature bytea not null,
  expires_at timestamp with time zone not null
);
create table cart (
  id bigint generated always as identity not null,
  visitor bigint not null,
  storefront text not null,
  currency text not null,
  version integer not null,
  order_id text,
  changed_at timestamp with time zone not null
);
create table cart_addition (
  visitor bigint not null,
  key text not null,
  request_hash bytea not null,
  added_at timestamp with time zone not null
);
create table cart_package (
  id bigint generated always as identity not null,
  cart bigint not null,
  fingerprint bytea not null,
  quantity integer not null,
  variation integer not null,
  value bigint not null,
  recipient_name text,
  recipient_email text,
  message text,
  wrapper integer,
  gift_packing integer
);
create table catalogue_change (
  storefront text not null,
  version bigint not null,
  products integer[]
);
create table catalogue_version (
  storefront text not null,
  version bigint not null
);
create table category (
  storefront text not null,
  slug text not null,
  title jsonb not null,
  icon text not null,
  position integer not null,
  page text
);
create table contact_message (
  id bigint generated always as identity not null,
  reference text not null,
  storefront text not null,
  language text not null,
  name text not null,
  email text not null,
  order_number text,
  message text not null,
  created_at timestamp with time zone not null
);
create table content_page (
  id integer generated always as identity not null,
  storefront text not null,
  kind text not null,
  key text not null,
  position integer not null
);
create table content_version (
  id integer generated always as identity not null,
  page integer not null,
  storefront text not null,
  kind text not null,
  language text not null,
  state text not null,
  path text not null,
  title text not null,
  description text not null,
  intro text not null,
  image text,
  noindex boolean not null,
  taxonomy text[] not null,
  blocks jsonb not null,
  created_at timestamp with time zone not null,
  published_at timestamp with time zone,
  first_published_at timestamp with time zone,
  position integer
);
create table delivery (
  package bigint not null,
  order_id uuid not null,
  state text not null,
  message_id text not null,
  sent_at timestamp with time zone,
  expected_at timestamp with time zone not null
);
create table edited_part (
  storefront text not null,
  part text not null,
  edited_at timestamp with time zone not null
);
create table extra (
  id integer generated always as identity not null,
  storefront text not null,
  slug text not null,
  kind text not null,
  title jsonb not null,
  price bigint not null,
  image text not null,
  position integer not null,
  active boolean not null
);
create table gift_card (
  id bigint not null,
  order_line bigint not null,
  n integer not null,
  storefront text not null,
  legal_entity text not null,
  currency text not null,
  value bigint not null,
  number_hash bytea not null,
  pin_hash bytea not null,
  code bytea not null,
  hash_key text not null,
  encryption_key text not null,
  last_digits text not null,
  title text not null,
  image_url text not null,
  image_alt text not null,
  background_color text not null,
  activated_at timestamp with time zone not null,
  expires_on date not null
);
create table gift_card_guess (
  number_hash bytea not null,
  wrong integer not null,
  locked_until timestamp with time zone,
  forget_at timestamp with time zone not null
);
create table gift_card_reveal (
  id bigint generated always as identity not null,
  card bigint not null,
  purpose text not null,
  revealed_at timestamp with time zone not null
);
create table idempotency (
  actor text not null,
  operation text not null,
  key text not null,
  request_hash bytea not null,
  response jsonb not null,
  created_at timestamp with time zone not null
);
create table ledger_account (
  id bigint generated always as identity not null,
  kind text not null,
  legal_entity text not null,
  currency text not null,
  balance bigint,
  created_at timestamp with time zone not null
);
create table ledger_entry (
  id bigint generated always as identity not null,
  tx bigint not null,
  account bigint not null,
  currency text not null,
  amount bigint not null
);
create table ledger_guard (
  single boolean not null,
  stopped_at timestamp with time zone,
  reason text,
  checked_at timestamp with time zone
);
create table ledger_tx (
  id bigint generated always as identity not null,
  kind text not null,
  business_key text not null,
  xid xid8 not null,
  created_at timestamp with time zone not null
);
create unlogged table ledger_unchecked (
  tx bigint not null,
  xid xid8 not null
);
create table letter (
  queue text not null,
  job jsonb not null,
  state text not null,
  written_at timestamp with time zone not null,
  settled_at timestamp with time zone
);
create table location (
  id integer generated always as identity not null,
  storefront text not null,
  product integer not null,
  path text not null,
  title text not null,
  street text not null,
  house_number text,
  post_code text,
  city text not null,
  administrative_area text,
  country_code text not null,
  latitude double precision not null,
  longitude double precision not null,
  phone_number text,
  time_zone text not null,
  title_key text collate "C" not null,
  city_key text collate "C" not null,
  area_key text collate "C",
  street_key text collate "C" not null,
  active boolean not null,
  week integer not null,
  other_city_name text,
  other_city_key text collate "C"
);
create table location_order (
  product integer not null,
  language text not null,
  city_key text collate "C" not null,
  title_key text collate "C" not null,
  location integer not null
);
create table location_summary (
  product integer not null,
  places integer not null,
  lat_min double precision not null,
  lat_max double precision not null,
  lon_min double precision not null,
  lon_max double precision not null,
  points text not null,
  languages text[] not null
);
create table location_text (
  location integer not null,
  storefront text not null,
  language text not null,
  title text,
  street text,
  city text,
  administrative_area text,
  title_key text collate "C" not null,
  city_key text collate "C" not null,
  area_key text collate "C",
  street_key text collate "C" not null
);
create table media (
  hash text not null,
  svg text not null,
  brotli bytea not null
);
create table opening_week (
  id integer generated always as identity not null,
  hours jsonb not null
);
create table order_address (
  order_id uuid not null,
  first_name text not null,
  last_name text not null,
  company_name text,
  country_code text not null,
  post_code text,
  house_number text,
  suffix text,
  street text not null,
  city text not null,
  address_line2 text,
  phone_number text
);
create table order_edge (
  from_state text not null,
  to_state text not null,
  why text not null
);
create table order_line (
  id bigint generated always as identity not null,
  order_id uuid not null,
  package bigint not null,
  position integer not null,
  kind text not null,
  variation integer,
  extra integer,
  title text not null,
  image_url text not null,
  image_alt text not null,
  background_color text not null,
  quantity integer not null,
  unit_price bigint not null
);
create table order_package (
  id bigint generated always as identity not null,
  order_id uuid not null,
  position integer not null,
  tag text not null,
  kind text not null,
  recipient_name text,
  recipient_email text,
  message text
);
create table order_transition (
  id bigint generated always as identity not null,
  order_id uuid not null,
  from_state text,
  to_state text not null,
  at timestamp with time zone not null
);
create table payment_attempt (
  id uuid not null,
  order_id uuid not null,
  n integer not null,
  provider text not null,
  method text not null,
  issuer text,
  currency text not null,
  amount bigint not null,
  state text not null,
  provider_id text,
  checkout_url text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  leased_until timestamp with time zone,
  checked_at timestamp with time zone,
  next_check_at timestamp with time zone,
  unapplied_since timestamp with time zone,
  stray boolean not null,
  stray_settled_at timestamp with time zone,
  unknown_since timestamp with time zone,
  unknown_settled_at timestamp with time zone,
  pays_by text
);
create table payment_charge (
  order_id uuid not null,
  attempt uuid not null,
  currency text not null,
  amount bigint not null,
  charged_at timestamp with time zone not null
);
create table payment_event (
  provider text not null,
  event text not null,
  attempt uuid not null,
  seen_at timestamp with time zone not null
);
create table payment_refund (
  id uuid not null,
  attempt uuid not null,
  currency text not null,
  amount bigint not null,
  reason text not null,
  provider_refund_id text,
  created_at timestamp with time zone not null,
  next_check_at timestamp with time zone,
  state text not null,
  key uuid not null,
  asked_at timestamp with time zone
);
create table payment_refund_edge (
  from_state text not null,
  to_state text not null,
  why text not null
);
create table payment_taken_back (
  attempt uuid not null,
  amount bigint not null,
  n integer not null,
  changed_at timestamp with time zone not null,
  settled_at timestamp with time zone
);
create table product (
  id integer generated always as identity not null,
  storefront text not null,
  brand text not null,
  category text,
  title jsonb not null,
  description jsonb not null,
  conditions jsonb not null,
  popularity integer not null,
  top boolean not null,
  sum_per_order bigint,
  active boolean not null,
  redeem jsonb,
  cuisine jsonb,
  brand_kind text not null,
  pictures jsonb
);
create unlogged table rate_limit (
  key character varying(255) not null,
  points integer not null,
  expire bigint
);
create table schema_migration (
  module text not null,
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null
);
create table search_change (
  storefront text not null,
  version bigint not null,
  kinds text[],
  keys text[]
);
create table search_document (
  storefront text not null,
  language text not null,
  kind text not null,
  key text not null,
  title text not null,
  keywords text not null,
  body text not null,
  path text not null,
  popularity integer not null,
  image text,
  product_type text,
  background_color text,
  show_shadow boolean
);
create table search_highlight (
  storefront text not null,
  language text not null,
  position integer not null,
  kind text not null,
  key text not null,
  title text not null,
  description text not null,
  background_image text,
  show_hand boolean not null
);
create table search_term (
  storefront text not null,
  language text not null,
  title text not null,
  popularity integer not null
);
create table search_version (
  storefront text not null,
  version bigint not null
);
create table shop_order (
  id uuid not null,
  number text not null,
  storefront text not null,
  legal_entity text not null,
  language text not null,
  currency text not null,
  visitor bigint not null,
  cart bigint not null,
  cart_version integer not null,
  state text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone_number text,
  customer_type text not null,
  company_name text,
  vat_number text,
  reference_number text,
  goods_total bigint not null,
  extras_total bigint not null,
  shipping_total bigint not null,
  shipping_vat bigint not null,
  vat_total bigint not null,
  grand_total bigint not null,
  view jsonb not null,
  cart_closed boolean not null,
  request_hash bytea not null,
  placed_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  forgotten_at timestamp with time zone
);
create table stock_hold (
  order_id uuid not null,
  variation_id integer not null,
  quantity integer not null
);
create table variation (
  id integer generated always as identity not null,
  product integer not null,
  kind text not null,
  sku text not null,
  fixed_values bigint[] not null,
  has_fixed_prices boolean not null,
  minimum bigint not null,
  maximum bigint not null,
  active boolean not null
);
create table variation_stock (
  variation_id integer not null,
  storefront text not null,
  on_hand integer not null,
  reserved integer not null
);
create table visitor (
  id bigint generated always as identity not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  seen_on date not null
);
CREATE OR REPLACE FUNCTION cart_is_open()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from cart where id = coalesce(new.cart, old.cart) and order_id is not null) then
    raise exception 'the basket % has become an order', coalesce(new.cart, old.cart) using errcode = 'check_violation';
  end if;
  return coalesce(new, old);
end
$function$;
CREATE OR REPLACE FUNCTION is_opening_hours(hours jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE STRICT
AS $function$
  select jsonb_typeof(hours) = 'array' and jsonb_array_length(hours) = jsonb_array_length(jsonb_path_query_array(hours,
    'strict $[*] ? (@.dayOfWeek >= 1 && @.dayOfWeek <= 7
      && @.opens like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$"
      && @.closes like_regex "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$" && @.opens < @.closes)'))
$function$;
CREATE OR REPLACE FUNCTION ledger_account_begins_empty()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.balance := case when new.kind = 'GIFT_CARD' then 0 end;
  return new;
end
$function$;
CREATE OR REPLACE FUNCTION ledger_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'The ledger is append-only: % is refused.', tg_op using errcode = 'insufficient_privilege';
end
$function$;
CREATE OR REPLACE FUNCTION ledger_entry_balanced()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- A row that is there already has its check still to come, and that will see these entries too.
  insert into ledger_unchecked (tx, xid)
    select tx, pg_current_xact_id() from booked group by tx, currency having sum(amount) <> 0
    on conflict do nothing;
  return null;
end
$function$;
CREATE OR REPLACE FUNCTION ledger_entry_book()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (select from booked b join ledger_tx t on t.id = b.tx where t.xid <> pg_current_xact_id()) then
    raise exception 'An entry belongs to the database transaction that made its ledger transaction.' using errcode = 'check_violation';
  end if;
  -- In order of id, so that two transactions that touch the same cards never wait for each other in a circle; "no key",
  -- because the foreign key of their entries has locked the same rows as keys.
  perform 1 from ledger_account a
    where a.balance is not null and a.id in (select account from booked) order by a.id for no key update;
  update ledger_account a set balance = a.balance + moved.amount
    from (select account, sum(amount)::bigint as amount from booked group by account) moved
    where a.id = moved.account and a.balance is not null;
  return null;
end
$function$;
CREATE OR REPLACE FUNCTION ledger_house(of_kind text, of_entity text, of_currency text)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  found_id bigint;
begin
  select id into found_id from ledger_account
    where kind = of_kind and kind <> 'GIFT_CARD' and legal_entity = of_entity and currency = of_currency;
  if found_id is null then
    insert into ledger_account (kind, legal_entity, currency) values (of_kind, of_entity, of_currency)
      on conflict do nothing;
    select id into found_id from ledger_account
      where kind = of_kind and kind <> 'GIFT_CARD' and legal_entity = of_entity and currency = of_currency;
  end if;
  return found_id;
end
$function$;
CREATE OR REPLACE FUNCTION ledger_lock_card(card bigint)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select balance from ledger_account where id = card and kind = 'GIFT_CARD' for no key update
$function$;
CREATE OR REPLACE FUNCTION ledger_stop_spending(why text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update ledger_guard set stopped_at = now(), reason = why where stopped_at is null
$function$;
CREATE OR REPLACE FUNCTION ledger_tx_balanced()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform ledger_tx_check(new.id);
  return null;
end
$function$;
CREATE OR REPLACE FUNCTION ledger_tx_check(checked bigint)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  entries bigint;
  balanced boolean;
begin
  select coalesce(sum(one.entries), 0), coalesce(bool_and(one.total = 0), true) into entries, balanced
    from (select count(*) as entries, sum(amount) as total from ledger_entry where tx = checked group by currency) one;
  if entries < 2 then
    raise exception 'Ledger transaction % has fewer than two entries.', checked using errcode = 'check_violation';
  end if;
  if not balanced then
    raise exception 'Ledger transaction % does not sum to zero.', checked using errcode = 'check_violation';
  end if;
end
$function$;
CREATE OR REPLACE FUNCTION ledger_tx_stamp()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.xid := pg_current_xact_id();
  return new;
end
$function$;
CREATE OR REPLACE FUNCTION ledger_unchecked_check()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform ledger_tx_check(new.tx);
  delete from ledger_unchecked where tx = new.tx and xid = new.xid;
  return null;
end
$function$;
CREATE OR REPLACE FUNCTION location_points(of_product integer)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select '{"type":"FeatureCollection","features":[' || coalesce(string_agg(
      format('{"type":"Feature","geometry":{"type":"Point","coordinates":[%s,%s]},"properties":{"path":"%s","title":%s}}',
        longitude, latitude, path, to_json(title)),
      ',' order by path), '') || ']}'
  from (select path, title, latitude, longitude from location where product = of_product and active order by path limit 20000) p
$function$;
CREATE OR REPLACE FUNCTION order_address_forgets()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from shop_order where id = old.order_id and forgotten_at is not null) then
    raise exception 'Where the order % goes does not change.', old.order_id using errcode = 'check_violation';
  end if;
  return old;
end
$function$;
CREATE OR REPLACE FUNCTION order_package_forgets()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;
CREATE OR REPLACE FUNCTION payment_refund_moves()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;
CREATE OR REPLACE FUNCTION shop_order_begins()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.state not in ('DRAFT', 'PENDING') then
    raise exception 'An order begins as DRAFT or PENDING, not %.', new.state using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
CREATE OR REPLACE FUNCTION shop_order_forgets()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.forgotten_at is null then
    raise exception 'Who bought the order % does not change.', new.id using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
CREATE OR REPLACE FUNCTION shop_order_moves()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from order_edge where from_state = old.state and to_state = new.state) then
    raise exception 'An order does not go from % to %.', old.state, new.state using errcode = 'check_violation';
  end if;
  insert into order_transition (order_id, from_state, to_state) values (new.id, old.state, new.state);
  return new;
end
$function$;
alter table cart alter column version set default 0;
alter table cart alter column changed_at set default now();
alter table cart_addition alter column added_at set default now();
alter table extra alter column active set default true;
alter table idempotency alter column created_at set default now();
alter table ledger_account alter column created_at set default now();
alter table ledger_guard alter column single set default true;
insert into ledger_guard (single, stopped_at, reason, checked_at) values
  ('true', NULL, NULL, NULL);
alter table ledger_tx alter column created_at set default now();
alter table letter alter column state set default 'WAITING'::text;
alter table location alter column active set default true;
alter table location_summary alter column languages set default '{}'::text[];
insert into order_edge (from_state, to_state, why) values
  ('DRAFT', 'PENDING', 'payment was started'),
  ('DRAFT', 'CANCELED', 'given up before payment'),
  ('PENDING', 'PAID', 'the provider says so'),
  ('PENDING', 'CANCELED', 'no payment that could still succeed is left'),
  ('CANCELED', 'PENDING', 'the buyer tries another payment'),
  ('CANCELED', 'PAID', 'a payment that was given up succeeded after all'),
  ('PAID', 'FULFILLING', 'something has to be posted'),
  ('PAID', 'COMPLETED', 'everything was sent'),
  ('FULFILLING', 'COMPLETED', 'everything was sent'),
  ('PAID', 'REFUNDED', 'money went back'),
  ('FULFILLING', 'REFUNDED', 'money went back'),
  ('COMPLETED', 'REFUNDED', 'money went back');
alter table order_transition alter column at set default clock_timestamp();
alter table payment_attempt alter column stray set default false;
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
alter table product alter column active set default true;
alter table rate_limit alter column points set default 0;
alter table schema_migration alter column applied_at set default now();
insert into schema_migration (module, name, checksum) values
  ('platform', '0001-roles.sql', '42155ce5c760aa16552023b8e3e988cd70c7db33161bd7530ba925267419c06d'),
  ('platform', '0002-rate-limit.sql', '3380e3cc24da562fa435647bcf599808963aee34a933cae016093864f5691a04'),
  ('platform', '0003-visitor.sql', 'e9e98daabb9a4d8652f745d9dde52508a507f28d4d0f7b862bb5b329e66d7395'),
  ('platform', '0004-visitor-seen.sql', '4471d33ca37a8f6b2995f6b98fdf3b91bb67836e4fb623257d115c510271801e'),
  ('platform', '0005-accepted-document.sql', '1d9f458b52df2c11c3811ba6b57a4a9735c1a0623db90da42f533c7b4687afa5'),
  ('ledger', '0001-ledger.sql', '9ca1efbb5237c7f7ded66888daea4256706c719765c331711fec344436f94e55'),
  ('ledger', '0002-check-in-one-look.sql', '12b262e1497ae7c689212b5bfc228e5be129af9eaaf04e2b97a3022bc8e3df4b'),
  ('ledger', '0003-balance-by-statement.sql', 'fc9b79533701dbb11fc5e16a7490274631d28a90194d1fe4634e519a3e6ceb37'),
  ('ledger', '0004-taken-back.sql', '359f18ff3e82d9296cd1d934e7c9b4c9cecd752b8c1b1cd884cb93126883fb63'),
  ('giftcard', '0001-gift-card.sql', '932fa89e9791ed5a63f0109ae3d533856f7389acde83d9700a9215cc849d494d'),
  ('search', '0001-search.sql', '0c3c151825a877273be51d623530139a93209aa4095ca495e67dc85fd49a358f'),
  ('search', '0002-change.sql', 'c7751c8e0b6fb51aaacfb9edd35e260e574367556df3ce69b50e2bfe41cb7dcf'),
  ('catalogue', '0001-catalogue.sql', '6d64e32c3db30915d5d2e333ea6877a026c63ababbe9531649fec4463e452a19'),
  ('catalogue', '0002-edited.sql', '1cfac644cff281fca9e0818048da7fc8be6f46dbe463285bf6242f67a00070ae'),
  ('catalogue', '0003-choice-card.sql', '35ac7711afef0b304c32f27b6ce02428afafc55fdd60987b553913d3b92e5cc4'),
  ('catalogue', '0004-change.sql', 'c58d8347560b3220b46e58039f270802e626d27ec34a4cd331523640ed11128b'),
  ('catalogue', '0005-cuisine.sql', '987a246bbed991c1e9d87874841530cef4080c2cf7917eaac3f84f2ff3705e99'),
  ('catalogue', '0006-one-choice-card.sql', '27f865d769943ac069584f224214d10f5c6e705d5b5294aad3806f30e551cbfc'),
  ('catalogue', '0007-pictures.sql', '6e7592628cd7591f85915d4ec95cbe2efaf02ee0bf8597eba2cae1688afd2c4e'),
  ('location', '0001-location.sql', '8db15e708f870c64d5db4f90e41fb3f955c44f51b4bc8a52c0e68fd16f44f4c8'),
  ('location', '0002-opening-week.sql', '6714e5f5710ec85e5c0ee6e49063271b07aaba871ad5777c0417b1f703b72dac'),
  ('location', '0003-summary.sql', '1a1168fe35c175e9be880f920cb6fcb047a10ce51a84733a210846a9b1f8a440'),
  ('location', '0004-other-city-name.sql', 'd0cb19a5f2cb349316109874273d1aa00da0743603286c3bc993120f105897e4'),
  ('location', '0005-points.sql', '72e0d8d27ef19461efc9a2c8d921ab896822e075fbb0e1e54c41c63853633baa'),
  ('location', '0006-rectangle.sql', '0da539c4ae9a6c717e19fe59610d2b62ba2e94f4bbe43e1ff9aad241c0fed347'),
  ('location', '0007-texts.sql', '06df0c518c2a24bbcc6fb209376747cd62de1ed0cfec0ad9bd2a8a844ebacd66'),
  ('location', '0008-order.sql', '4fe8a85c83838b937faa4873c6b824db13c1cdf447da689d9499367e94da0571'),
  ('location', '0009-digits.sql', 'f23975640575d0be33d95eeeaa50a9794a2571ec63680d9f42eaa62944abeafb'),
  ('content', '0001-content.sql', 'a91b59bdbae98e6432f4c9b8406ccf14fceaf5037d40ada3170b34feaca125a2'),
  ('content', '0002-first-published.sql', '29fa0ac77ecacb179442088e41901231aac866d693f254f0b0b07519044d59d4'),
  ('content', '0003-position-of-drafts.sql', 'de4a7361df1d92bdfef22ed5040e01b1724c61bfcf8a4227e2c18932276c0da5'),
  ('basket', '0001-basket.sql', 'f466804d773d26e9ca922ab6ecdfc056b9667f2e1074c69f57000708e8160821'),
  ('basket', '0002-stale-carts.sql', '69cde0bc317ee668113f7f1730ee7a6743a183176092974097d13b3f53a24b68'),
  ('basket', '0003-ordered-carts.sql', 'c5bfb924fa3c46f80f460d49dfa03e40fea7261e82c10835f9c1fe686b8c3d2e'),
  ('basket', '0004-carts-of-visitor.sql', '7174223b60bd202904c14e8d9f8207a1cf70fc4c0e85119f79de5322cc150b38'),
  ('order', '0001-order.sql', 'ae5931764ee18cda2e4249e0e5a49b442793207cb7e43b31215a09ca7522bfd1'),
  ('order', '0002-unfinished.sql', 'f6683083c95cfb83ec66999a7fbefa7daaeff670b882b40de0c9afde977e60f4'),
  ('order', '0003-stock-hold.sql', '30d2a6c33524c4fcaf32ee2ef9fe6c7f9e12421884e07753de473aceb65f53b4'),
  ('order', '0004-expected-when-paid.sql', 'e5ee3402c71e941df64061bb405def5d6b6ceb0ff81e33b85f32772032e2dafb'),
  ('order', '0005-donated.sql', '8a9632d339a52fa4a1c571ac6567d83eb6826f3b92b95a87e155a3f009b8d0ba'),
  ('order', '0006-forget-personal.sql', '46af5ce2087ca7f73656d23c7239c993bd1111b4ca16ff6d13ee37ff4664ae8f'),
  ('order', '0007-parcels.sql', '3708685cc8b6a8d28b779a391d1fe6a734740532c44780f94ad2991dd754b18a'),
  ('payment', '0001-payment.sql', '75e48538be1e88664aa4e68157a00a0f185dd09210c84005832a18358bdf8174'),
  ('payment', '0002-due-payments.sql', '2520d60e0eaab8427a452257d6b05f8b5da6601cd6d1edc542ba30c450e705eb'),
  ('payment', '0003-unapplied.sql', 'c06ecc5d9c72be29b84338ecdf0bb3405854da7ca1e673e002295b23c992ae51'),
  ('payment', '0004-refund-states.sql', 'c99b24f49aefb8d1cf37708675870fbde9b18e9dea975a4d63a3a73cba163389'),
  ('payment', '0005-money-at-the-provider.sql', '22744043b03421add36c2fbaf6d82399fc83c5c0f353fca99c7dd86cfa8da149'),
  ('payment', '0006-unknown-payments.sql', 'cf550ba640e4708518d5b39d79fa3e4259354dced54f126887c9c58284156324'),
  ('payment', '0007-chosen-on-their-page.sql', 'b68841fb523a6bc916eb470d60de101378c1a008e489b90f225ea9335e240afb'),
  ('captcha', '0001-captcha.sql', 'b71c6465c927d23a68e0e91e9153bff6b5a7b86272f1596e2ff5868cfc9c0917'),
  ('contact', '0001-contact.sql', 'b66e188e6d84a27956a748d73d66af7bdbed2e13500940d099919a824a4a2916'),
  ('mail', '0001-letter.sql', '168b11ad62e732d0d02b09be06d57b6de58385b9b174c55cf07f6e43455c15a3');
alter table shop_order alter column cart_closed set default false;
alter table variation alter column active set default true;
alter table variation_stock alter column reserved set default 0;
alter table visitor alter column created_at set default now();
alter table visitor alter column seen_on set default CURRENT_DATE;
alter table accepted_document add constraint accepted_document_pkey PRIMARY KEY (hash);
alter table brand add constraint brand_pkey PRIMARY KEY (slug);
alter table captcha_used add constraint captcha_used_pkey PRIMARY KEY (signature);
alter table cart add constraint cart_pkey PRIMARY KEY (id);
alter table cart_addition add constraint cart_addition_pkey PRIMARY KEY (visitor, key);
alter table cart_package add constraint cart_package_pkey PRIMARY KEY (id);
alter table catalogue_change add constraint catalogue_change_pkey PRIMARY KEY (storefront, version);
alter table catalogue_version add constraint catalogue_version_pkey PRIMARY KEY (storefront);
alter table category add constraint category_pkey PRIMARY KEY (storefront, slug);
alter table contact_message add constraint contact_message_pkey PRIMARY KEY (id);
alter table content_page add constraint content_page_pkey PRIMARY KEY (id);
alter table content_version add constraint content_version_pkey PRIMARY KEY (id);
alter table delivery add constraint delivery_pkey PRIMARY KEY (package);
alter table edited_part add constraint edited_part_pkey PRIMARY KEY (storefront, part);
alter table extra add constraint extra_pkey PRIMARY KEY (id);
alter table gift_card add constraint gift_card_pkey PRIMARY KEY (id);
alter table gift_card_guess add constraint gift_card_guess_pkey PRIMARY KEY (number_hash);
alter table gift_card_reveal add constraint gift_card_reveal_pkey PRIMARY KEY (id);
alter table idempotency add constraint idempotency_pkey PRIMARY KEY (actor, operation, key);
alter table ledger_account add constraint ledger_account_pkey PRIMARY KEY (id);
alter table ledger_entry add constraint ledger_entry_pkey PRIMARY KEY (id);
alter table ledger_guard add constraint ledger_guard_pkey PRIMARY KEY (single);
alter table ledger_tx add constraint ledger_tx_pkey PRIMARY KEY (id);
alter table ledger_unchecked add constraint ledger_unchecked_pkey PRIMARY KEY (tx, xid);
alter table letter add constraint letter_pkey PRIMARY KEY (queue, job);
alter table location add constraint location_pkey PRIMARY KEY (id);
alter table location_order add constraint location_order_pkey PRIMARY KEY (product, language, city_key, title_key, location);
alter table location_summary add constraint location_summary_pkey PRIMARY KEY (product);
alter table location_text add constraint location_text_pkey PRIMARY KEY (location, language) INCLUDE (city_key, title_key);
alter table media add constraint media_pkey PRIMARY KEY (hash);
alter table opening_week add constraint opening_week_pkey PRIMARY KEY (id);
alter table order_address add constraint order_address_pkey PRIMARY KEY (order_id);
alter table order_edge add constraint order_edge_pkey PRIMARY KEY (from_state, to_state);
alter table order_line add constraint order_line_pkey PRIMARY KEY (id);
alter table order_package add constraint order_package_pkey PRIMARY KEY (id);
alter table order_transition add constraint order_transition_pkey PRIMARY KEY (id);
alter table payment_attempt add constraint payment_attempt_pkey PRIMARY KEY (id);
alter table payment_charge add constraint payment_charge_pkey PRIMARY KEY (order_id);
alter table payment_event add constraint payment_event_pkey PRIMARY KEY (provider, event);
alter table payment_refund add constraint payment_refund_pkey PRIMARY KEY (id);
alter table payment_refund_edge add constraint payment_refund_edge_pkey PRIMARY KEY (from_state, to_state);
alter table payment_taken_back add constraint payment_taken_back_pkey PRIMARY KEY (attempt);
alter table product add constraint product_pkey PRIMARY KEY (id);
alter table rate_limit add constraint rate_limit_pkey PRIMARY KEY (key);
alter table schema_migration add constraint schema_migration_pkey PRIMARY KEY (module, name);
alter table search_change add constraint search_change_pkey PRIMARY KEY (storefront, version);
alter table search_document add constraint search_document_pkey PRIMARY KEY (storefront, language, kind, key);
alter table search_highlight add constraint search_highlight_pkey PRIMARY KEY (storefront, language, "position");
alter table search_term add constraint search_term_pkey PRIMARY KEY (storefront, language, title);
alter table search_version add constraint search_version_pkey PRIMARY KEY (storefront);
alter table shop_order add constraint shop_order_pkey PRIMARY KEY (id);
alter table stock_hold add constraint stock_hold_pkey PRIMARY KEY (order_id, variation_id);
alter table variation add constraint variation_pkey PRIMARY KEY (id);
alter table variation_stock add constraint variation_stock_pkey PRIMARY KEY (variation_id);
alter table visitor add constraint visitor_pkey PRIMARY KEY (id);
alter table brand add constraint brand_slug_kind_key UNIQUE (slug, kind);
alter table cart add constraint cart_order_id_key UNIQUE (order_id);
alter table cart_package add constraint cart_package_cart_fingerprint_key UNIQUE (cart, fingerprint);
alter table contact_message add constraint contact_message_reference_key UNIQUE (reference);
alter table content_page add constraint content_page_id_storefront_kind_key UNIQUE (id, storefront, kind);
alter table content_page add constraint content_page_storefront_kind_key_key UNIQUE (storefront, kind, key);
alter table delivery add constraint delivery_message_id_key UNIQUE (message_id);
alter table extra add constraint extra_storefront_slug_key UNIQUE (storefront, slug);
alter table gift_card add constraint gift_card_number UNIQUE (number_hash);
alter table gift_card add constraint gift_card_once UNIQUE (order_line, n);
alter table ledger_account add constraint ledger_account_id_currency_key UNIQUE (id, currency);
alter table ledger_tx add constraint ledger_tx_once UNIQUE (kind, business_key);
alter table location add constraint location_of_storefront UNIQUE (id, storefront);
alter table location add constraint location_product_path_key UNIQUE (product, path);
alter table opening_week add constraint opening_week_hours_key UNIQUE (hours);
alter table order_line add constraint order_line_package_position_key UNIQUE (package, "position");
alter table order_package add constraint order_package_order_id_position_key UNIQUE (order_id, "position");
alter table payment_attempt add constraint payment_attempt_order_id_n_key UNIQUE (order_id, n);
alter table payment_attempt add constraint payment_attempt_provider UNIQUE (provider, provider_id);
alter table payment_charge add constraint payment_charge_attempt_key UNIQUE (attempt);
alter table payment_refund add constraint payment_refund_attempt_key UNIQUE (attempt);
alter table payment_refund add constraint payment_refund_key UNIQUE (key);
alter table payment_refund add constraint payment_refund_provider_refund_id_key UNIQUE (provider_refund_id);
alter table product add constraint product_of_storefront UNIQUE (id, storefront);
alter table product add constraint product_storefront_brand_key UNIQUE (storefront, brand);
alter table shop_order add constraint shop_order_number_key UNIQUE (number);
alter table variation add constraint variation_product_kind_key UNIQUE (product, kind);
alter table variation add constraint variation_sku_key UNIQUE (sku);
alter table visitor add constraint visitor_token_hash_key UNIQUE (token_hash);
alter table product add constraint product_one_choice_card EXCLUDE USING btree (storefront WITH =) WHERE ((active AND (brand_kind = 'CHOICE'::text))) DEFERRABLE INITIALLY DEFERRED;
alter table accepted_document add constraint accepted_document_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text));
alter table brand add constraint brand_check CHECK (((kind <> 'DONATION'::text) OR (voucher IS NULL)));
alter table brand add constraint brand_count_per_order_check CHECK ((count_per_order > 0));
alter table brand add constraint brand_kind_check CHECK ((kind = ANY (ARRAY['GIFTCARD'::text, 'CHOICE'::text, 'DONATION'::text, 'BLANK_PACK'::text])));
alter table brand add constraint brand_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text));
alter table brand add constraint brand_valued_has_voucher CHECK (((kind <> ALL (ARRAY['GIFTCARD'::text, 'CHOICE'::text])) OR (voucher IS NOT NULL)));
alter table brand add constraint brand_voucher_check CHECK ((voucher = ANY (ARRAY['SPV'::text, 'MPV'::text])));
alter table captcha_used add constraint captcha_used_signature_check CHECK ((octet_length(signature) = 32));
alter table cart add constraint cart_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text));
alter table cart add constraint cart_version_check CHECK ((version >= 0));
alter table cart_addition add constraint cart_addition_key_check CHECK (((char_length(key) >= 1) AND (char_length(key) <= 64)));
alter table cart_package add constraint cart_package_check CHECK (((recipient_email IS NULL) OR (recipient_name IS NOT NULL)));
alter table cart_package add constraint cart_package_fingerprint_check CHECK ((octet_length(fingerprint) = 32));
alter table cart_package add constraint cart_package_quantity_check CHECK (((quantity >= 1) AND (quantity <= 99)));
alter table cart_package add constraint cart_package_value_check CHECK ((value > 0));
alter table category add constraint category_page_check CHECK ((page = 'RESTAURANT'::text));
alter table content_page add constraint content_page_key_check CHECK ((key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text));
alter table content_page add constraint content_page_kind_check CHECK ((kind ~ '^[A-Z]+(_[A-Z]+)*$'::text));
alter table content_version add constraint content_version_blocks_check CHECK ((jsonb_typeof(blocks) = 'array'::text));
alter table content_version add constraint content_version_check CHECK (((state = 'DRAFT'::text) = (published_at IS NULL)));
alter table content_version add constraint content_version_check1 CHECK (((first_published_at IS NULL) = (published_at IS NULL)));
alter table content_version add constraint content_version_check2 CHECK ((("position" IS NULL) OR (state = 'DRAFT'::text)));
alter table content_version add constraint content_version_language_check CHECK ((language ~ '^[a-z]{2}$'::text));
alter table content_version add constraint content_version_path_check CHECK ((path ~ '^([a-z0-9]+(-[a-z0-9]+)*)?$'::text));
alter table content_version add constraint content_version_state_check CHECK ((state = ANY (ARRAY['DRAFT'::text, 'PUBLISHED'::text, 'RETIRED'::text])));
alter table content_version add constraint content_version_title_check CHECK ((title <> ''::text));
alter table delivery add constraint delivery_check CHECK (((state = 'SENT'::text) = (sent_at IS NOT NULL)));
alter table delivery add constraint delivery_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'SENT'::text, 'PREPARING'::text, 'FAILED'::text, 'DONATED'::text])));
alter table edited_part add constraint edited_part_part_check CHECK ((part = ANY (ARRAY['CATALOGUE'::text, 'CONTENT'::text])));
alter table extra add constraint extra_kind_check CHECK ((kind = ANY (ARRAY['WRAPPER'::text, 'DIGITAL_WRAPPER'::text, 'GIFT_PACKING'::text])));
alter table extra add constraint extra_price_check CHECK ((price >= 0));
alter table gift_card add constraint gift_card_last_digits_check CHECK ((last_digits ~ '^\d{4}$'::text));
alter table gift_card add constraint gift_card_n_check CHECK ((n >= 0));
alter table gift_card add constraint gift_card_number_hash_check CHECK ((octet_length(number_hash) = 32));
alter table gift_card add constraint gift_card_pin_hash_check CHECK ((octet_length(pin_hash) = 32));
alter table gift_card add constraint gift_card_value_check CHECK ((value > 0));
alter table idempotency add constraint idempotency_key_check CHECK (((length(key) >= 1) AND (length(key) <= 200)));
alter table ledger_account add constraint ledger_account_check CHECK (((kind = 'GIFT_CARD'::text) = (balance IS NOT NULL)));
alter table ledger_account add constraint ledger_account_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text));
alter table ledger_account add constraint ledger_account_kind_check CHECK ((kind = ANY (ARRAY['GIFT_CARD'::text, 'PROVIDER_CLEARING'::text, 'ORDER_SETTLEMENT'::text, 'REFUNDS_PAYABLE'::text, 'TAKEN_BACK'::text, 'SHIPPING_REVENUE'::text, 'EXTRAS_REVENUE'::text, 'VAT_PAYABLE'::text, 'DONATIONS_PAYABLE'::text, 'REDEMPTIONS_PAYABLE'::text])));
alter table ledger_account add constraint ledger_account_not_overspent CHECK ((balance >= 0));
alter table ledger_entry add constraint ledger_entry_amount_check CHECK ((amount <> 0));
alter table ledger_guard add constraint ledger_guard_single_check CHECK (single);
alter table letter add constraint letter_check CHECK (((state = 'WAITING'::text) = (settled_at IS NULL)));
alter table letter add constraint letter_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'SENT'::text, 'FAILED'::text])));
alter table location add constraint location_administrative_area_check CHECK ((administrative_area <> ''::text));
alter table location add constraint location_city_check CHECK ((city <> ''::text));
alter table location add constraint location_country_code_check CHECK ((country_code ~ '^[A-Z]{2}$'::text));
alter table location add constraint location_house_number_check CHECK ((house_number <> ''::text));
alter table location add constraint location_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision)));
alter table location add constraint location_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)));
alter table location add constraint location_other_city_name_check CHECK ((other_city_name <> ''::text));
alter table location add constraint location_path_check CHECK ((path ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text));
alter table location add constraint location_phone_number_check CHECK ((phone_number ~ '^\+[0-9 ]+$'::text));
alter table location add constraint location_post_code_check CHECK ((post_code <> ''::text));
alter table location add constraint location_street_check CHECK ((street <> ''::text));
alter table location add constraint location_time_zone_check CHECK ((time_zone <> ''::text));
alter table location add constraint location_title_check CHECK ((title <> ''::text));
alter table location_order add constraint location_order_language_check CHECK ((language ~ '^[a-z]{2}$'::text));
alter table location_summary add constraint location_summary_check CHECK (((lat_min <= lat_max) AND (lon_min <= lon_max)));
alter table location_summary add constraint location_summary_places_check CHECK ((places > 0));
alter table location_summary add constraint location_summary_points_check CHECK ((points ~ '^[0-9a-f]{32}$'::text));
alter table location_text add constraint location_text_administrative_area_check CHECK ((administrative_area <> ''::text));
alter table location_text add constraint location_text_check CHECK ((num_nonnulls(title, street, city, administrative_area) > 0));
alter table location_text add constraint location_text_city_check CHECK ((city <> ''::text));
alter table location_text add constraint location_text_language_check CHECK ((language ~ '^[a-z]{2}$'::text));
alter table location_text add constraint location_text_street_check CHECK ((street <> ''::text));
alter table location_text add constraint location_text_title_check CHECK ((title <> ''::text));
alter table media add constraint media_hash_check CHECK ((hash ~ '^[0-9a-f]{32}$'::text));
alter table opening_week add constraint opening_week_hours_check CHECK (is_opening_hours(hours));
alter table order_line add constraint order_line_check CHECK (((variation IS NULL) <> (extra IS NULL)));
alter table order_line add constraint order_line_kind_check CHECK ((kind = ANY (ARRAY['GIFTCARD'::text, 'DONATION'::text, 'GIFTCARD_BLANK'::text, 'WRAPPER'::text, 'DIGITAL_WRAPPER'::text, 'GIFT_PACKING'::text])));
alter table order_line add constraint order_line_quantity_check CHECK ((quantity > 0));
alter table order_line add constraint order_line_unit_price_check CHECK ((unit_price >= 0));
alter table order_package add constraint order_package_kind_check CHECK ((kind = ANY (ARRAY['DIGITAL'::text, 'PHYSICAL'::text])));
alter table payment_attempt add constraint payment_attempt_amount_check CHECK ((amount > 0));
alter table payment_attempt add constraint payment_attempt_n_check CHECK ((n > 0));
alter table payment_attempt add constraint payment_attempt_state_check CHECK ((state = ANY (ARRAY['CREATED'::text, 'OPEN'::text, 'PENDING'::text, 'PAID'::text, 'FAILED'::text, 'CANCELED'::text, 'EXPIRED'::text, 'MISMATCHED'::text])));
alter table payment_attempt add constraint payment_attempt_stray CHECK ((((state = 'MISMATCHED'::text) OR (NOT stray)) AND (stray OR (stray_settled_at IS NULL))));
alter table payment_attempt add constraint payment_attempt_unknown CHECK ((((unknown_since IS NULL) OR (state <> ALL (ARRAY['CREATED'::text, 'OPEN'::text, 'PENDING'::text, 'PAID'::text]))) AND ((unknown_since IS NOT NULL) OR (unknown_settled_at IS NULL))));
alter table payment_charge add constraint payment_charge_amount_check CHECK ((amount > 0));
alter table payment_refund add constraint payment_refund_amount_check CHECK ((amount > 0));
alter table payment_refund add constraint payment_refund_followed CHECK (((next_check_at IS NOT NULL) = (state = ANY (ARRAY['CREATED'::text, 'PENDING'::text]))));
alter table payment_refund add constraint payment_refund_reason_check CHECK ((reason = ANY (ARRAY['SECOND_PAYMENT'::text, 'TOO_LATE'::text])));
alter table payment_refund add constraint payment_refund_state CHECK ((state = ANY (ARRAY['CREATED'::text, 'PENDING'::text, 'REFUNDED'::text, 'REFUSED'::text, 'FAILED'::text, 'CANCELED'::text])));
alter table payment_refund add constraint payment_refund_taken CHECK (((provider_refund_id IS NULL) = (state = ANY (ARRAY['CREATED'::text, 'REFUSED'::text]))));
alter table payment_taken_back add constraint payment_taken_back_amount_check CHECK ((amount >= 0));
alter table payment_taken_back add constraint payment_taken_back_n_check CHECK ((n > 0));
alter table product add constraint product_pictures_check CHECK ((jsonb_typeof(pictures) = 'array'::text));
alter table product add constraint product_popularity_check CHECK ((popularity > 0));
alter table product add constraint product_redeem_check CHECK (((redeem IS NULL) OR (redeem ? 'minimumRemainingBalance'::text)));
alter table product add constraint product_sum_per_order_check CHECK ((sum_per_order > 0));
alter table search_change add constraint search_change_check CHECK (((kinds IS NULL) = (keys IS NULL)));
alter table search_document add constraint search_document_check CHECK (((kind = ANY (ARRAY['PAGE'::text, 'POST'::text])) = (path ~~ '/%'::text)));
alter table search_document add constraint search_document_check1 CHECK (((kind = 'PRODUCT'::text) = (product_type IS NOT NULL)));
alter table search_document add constraint search_document_kind_check CHECK ((kind = ANY (ARRAY['PRODUCT'::text, 'CATEGORY'::text, 'PAGE'::text, 'POST'::text])));
alter table search_document add constraint search_document_popularity_check CHECK ((popularity > 0));
alter table search_document add constraint search_document_product_type_check CHECK ((product_type = ANY (ARRAY['GIFTCARD'::text, 'DONATION'::text, 'GIFTCARD_BLANK'::text])));
alter table search_document add constraint search_document_title_check CHECK ((title <> ''::text));
alter table search_highlight add constraint search_highlight_position_check CHECK (("position" > 0));
alter table search_highlight add constraint search_highlight_title_check CHECK ((title <> ''::text));
alter table search_term add constraint search_term_popularity_check CHECK ((popularity > 0));
alter table search_term add constraint search_term_title_check CHECK ((title <> ''::text));
alter table shop_order add constraint shop_order_check CHECK (((shipping_vat >= 0) AND (shipping_vat <= shipping_total)));
alter table shop_order add constraint shop_order_check1 CHECK (((vat_total >= shipping_vat) AND (vat_total <= grand_total)));
alter table shop_order add constraint shop_order_check2 CHECK ((grand_total = ((goods_total + extras_total) + shipping_total)));
alter table shop_order add constraint shop_order_check3 CHECK (((state = ANY (ARRAY['PAID'::text, 'FULFILLING'::text, 'COMPLETED'::text, 'REFUNDED'::text])) = (paid_at IS NOT NULL)));
alter table shop_order add constraint shop_order_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text));
alter table shop_order add constraint shop_order_customer_type_check CHECK ((customer_type = ANY (ARRAY['PRIVATE'::text, 'BUSINESS'::text])));
alter table shop_order add constraint shop_order_extras_total_check CHECK ((extras_total >= 0));
alter table shop_order add constraint shop_order_forgotten CHECK (((forgotten_at IS NULL) OR ((state = 'CANCELED'::text) AND (first_name = ''::text) AND (last_name = ''::text) AND (email = ''::text) AND (phone_number IS NULL) AND (company_name IS NULL) AND (vat_number IS NULL) AND (reference_number IS NULL))));
alter table shop_order add constraint shop_order_goods_total_check CHECK ((goods_total >= 0));
alter table shop_order add constraint shop_order_grand_total_check CHECK ((grand_total > 0));
alter table shop_order add constraint shop_order_shipping_total_check CHECK ((shipping_total >= 0));
alter table shop_order add constraint shop_order_state_check CHECK ((state = ANY (ARRAY['DRAFT'::text, 'PENDING'::text, 'PAID'::text, 'FULFILLING'::text, 'COMPLETED'::text, 'CANCELED'::text, 'REFUNDED'::text])));
alter table stock_hold add constraint stock_hold_quantity_check CHECK ((quantity > 0));
alter table variation add constraint variation_check CHECK ((maximum >= minimum));
alter table variation add constraint variation_check1 CHECK (((NOT has_fixed_prices) OR (cardinality(fixed_values) > 0)));
alter table variation add constraint variation_kind_check CHECK ((kind = ANY (ARRAY['DIGITAL'::text, 'PHYSICAL'::text])));
alter table variation add constraint variation_minimum_check CHECK ((minimum > 0));
alter table variation_stock add constraint variation_stock_not_oversold CHECK ((reserved <= on_hand));
alter table variation_stock add constraint variation_stock_on_hand_check CHECK ((on_hand >= 0));
alter table variation_stock add constraint variation_stock_reserved_check CHECK ((reserved >= 0));
alter table visitor add constraint visitor_token_hash_check CHECK ((octet_length(token_hash) = 32));
alter table brand add constraint brand_face_fkey FOREIGN KEY (face) REFERENCES media(hash);
alter table cart add constraint cart_visitor_fkey FOREIGN KEY (visitor) REFERENCES visitor(id);
alter table cart_addition add constraint cart_addition_visitor_fkey FOREIGN KEY (visitor) REFERENCES visitor(id) ON DELETE CASCADE;
alter table cart_package add constraint cart_package_cart_fkey FOREIGN KEY (cart) REFERENCES cart(id) ON DELETE CASCADE;
alter table cart_package add constraint cart_package_gift_packing_fkey FOREIGN KEY (gift_packing) REFERENCES extra(id);
alter table cart_package add constraint cart_package_variation_fkey FOREIGN KEY (variation) REFERENCES variation(id);
alter table cart_package add constraint cart_package_wrapper_fkey FOREIGN KEY (wrapper) REFERENCES extra(id);
alter table content_version add constraint content_version_image_fkey FOREIGN KEY (image) REFERENCES media(hash);
alter table content_version add constraint content_version_page_storefront_kind_fkey FOREIGN KEY (page, storefront, kind) REFERENCES content_page(id, storefront, kind);
alter table delivery add constraint delivery_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id);
alter table delivery add constraint delivery_package_fkey FOREIGN KEY (package) REFERENCES order_package(id);
alter table extra add constraint extra_image_fkey FOREIGN KEY (image) REFERENCES media(hash);
alter table gift_card add constraint gift_card_id_fkey FOREIGN KEY (id) REFERENCES ledger_account(id);
alter table gift_card_reveal add constraint gift_card_reveal_card_fkey FOREIGN KEY (card) REFERENCES gift_card(id);
alter table ledger_entry add constraint ledger_entry_account_currency_fkey FOREIGN KEY (account, currency) REFERENCES ledger_account(id, currency);
alter table ledger_entry add constraint ledger_entry_tx_fkey FOREIGN KEY (tx) REFERENCES ledger_tx(id);
alter table location add constraint location_product_storefront_fkey FOREIGN KEY (product, storefront) REFERENCES product(id, storefront);
alter table location add constraint location_week_fkey FOREIGN KEY (week) REFERENCES opening_week(id);
alter table location_order add constraint location_order_location_fkey FOREIGN KEY (location) REFERENCES location(id);
alter table location_order add constraint location_order_product_fkey FOREIGN KEY (product) REFERENCES product(id);
alter table location_summary add constraint location_summary_product_fkey FOREIGN KEY (product) REFERENCES product(id);
alter table location_text add constraint location_text_location_storefront_fkey FOREIGN KEY (location, storefront) REFERENCES location(id, storefront);
alter table order_address add constraint order_address_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id);
alter table order_line add constraint order_line_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id);
alter table order_line add constraint order_line_package_fkey FOREIGN KEY (package) REFERENCES order_package(id);
alter table order_package add constraint order_package_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id);
alter table order_transition add constraint order_transition_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id);
alter table payment_attempt add constraint payment_attempt_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id);
alter table payment_charge add constraint payment_charge_attempt_fkey FOREIGN KEY (attempt) REFERENCES payment_attempt(id);
alter table payment_charge add constraint payment_charge_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id);
alter table payment_event add constraint payment_event_attempt_fkey FOREIGN KEY (attempt) REFERENCES payment_attempt(id);
alter table payment_refund add constraint payment_refund_attempt_fkey FOREIGN KEY (attempt) REFERENCES payment_attempt(id);
alter table payment_taken_back add constraint payment_taken_back_attempt_fkey FOREIGN KEY (attempt) REFERENCES payment_attempt(id);
alter table product add constraint product_kind_of_brand FOREIGN KEY (brand, brand_kind) REFERENCES brand(slug, kind) ON UPDATE CASCADE;
alter table product add constraint product_storefront_category_fkey FOREIGN KEY (storefront, category) REFERENCES category(storefront, slug);
alter table shop_order add constraint shop_order_visitor_fkey FOREIGN KEY (visitor) REFERENCES visitor(id);
alter table stock_hold add constraint stock_hold_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id);
alter table stock_hold add constraint stock_hold_variation_id_fkey FOREIGN KEY (variation_id) REFERENCES variation_stock(variation_id);
alter table variation add constraint variation_product_fkey FOREIGN KEY (product) REFERENCES product(id);
alter table variation_stock add constraint variation_stock_variation_id_fkey FOREIGN KEY (variation_id) REFERENCES variation(id);
CREATE INDEX captcha_used_expires ON captcha_used USING btree (expires_at);
CREATE INDEX cart_addition_age ON cart_addition USING btree (added_at);
CREATE UNIQUE INDEX cart_open ON cart USING btree (visitor, storefront) WHERE (order_id IS NULL);
CREATE INDEX cart_ordered ON cart USING btree (changed_at) WHERE ((order_id IS NOT NULL) AND (version >= 0));
CREATE INDEX cart_stale ON cart USING btree (changed_at) WHERE ((order_id IS NULL) AND (version >= 0));
CREATE INDEX cart_visitor ON cart USING btree (visitor);
CREATE INDEX contact_message_created ON contact_message USING btree (created_at);
CREATE UNIQUE INDEX content_version_address ON content_version USING btree (storefront, language, kind, path) WHERE (state = 'PUBLISHED'::text);
CREATE INDEX content_version_of_page ON content_version USING btree (page, language);
CREATE UNIQUE INDEX content_version_one_draft ON content_version USING btree (page, language) WHERE (state = 'DRAFT'::text);
CREATE UNIQUE INDEX content_version_one_published ON content_version USING btree (page, language) WHERE (state = 'PUBLISHED'::text);
CREATE INDEX delivery_order ON delivery USING btree (order_id);
CREATE INDEX delivery_preparing ON delivery USING btree (order_id) WHERE (state = 'PREPARING'::text);
CREATE INDEX delivery_unsent ON delivery USING btree (order_id) WHERE (state = ANY (ARRAY['WAITING'::text, 'FAILED'::text]));
CREATE INDEX gift_card_guess_forget ON gift_card_guess USING btree (forget_at);
CREATE INDEX gift_card_reveal_card ON gift_card_reveal USING btree (card);
CREATE INDEX idempotency_created ON idempotency USING btree (created_at);
CREATE UNIQUE INDEX ledger_account_house ON ledger_account USING btree (kind, legal_entity, currency) WHERE (kind <> 'GIFT_CARD'::text);
CREATE INDEX ledger_entry_account ON ledger_entry USING btree (account);
CREATE INDEX ledger_entry_tx ON ledger_entry USING btree (tx);
CREATE INDEX letter_unsent ON letter USING btree (written_at) WHERE (state <> 'SENT'::text);
CREATE INDEX location_by_area ON location USING btree (storefront, area_key) WHERE active;
CREATE INDEX location_by_city ON location USING btree (storefront, city_key) WHERE active;
CREATE INDEX location_by_other_city ON location USING btree (storefront, other_city_key) WHERE (active AND (other_city_key IS NOT NULL));
CREATE INDEX location_by_street ON location USING btree (storefront, street_key) WHERE active;
CREATE INDEX location_in_order ON location USING btree (product, city_key, title_key, id) WHERE active;
CREATE INDEX location_in_rectangle ON location USING btree (product, latitude) INCLUDE (longitude, city_key, title_key, id) WHERE active;
CREATE INDEX location_summary_by_points ON location_summary USING btree (points);
CREATE INDEX location_text_by_area ON location_text USING btree (storefront, area_key);
CREATE INDEX location_text_by_city ON location_text USING btree (storefront, city_key);
CREATE INDEX location_text_by_street ON location_text USING btree (storefront, street_key);
CREATE INDEX order_line_order ON order_line USING btree (order_id);
CREATE INDEX order_package_message ON order_package USING btree (id) WHERE (message IS NOT NULL);
CREATE INDEX order_transition_order ON order_transition USING btree (order_id);
CREATE INDEX payment_attempt_due ON payment_attempt USING btree (next_check_at) WHERE ((next_check_at IS NOT NULL) AND (n > 0));
CREATE INDEX payment_attempt_forgotten ON payment_attempt USING btree (id) WHERE ((next_check_at IS NULL) AND (state = ANY (ARRAY['CREATED'::text, 'OPEN'::text, 'PENDING'::text])));
CREATE INDEX payment_attempt_stray_unsettled ON payment_attempt USING btree (id) WHERE (stray AND (stray_settled_at IS NULL));
CREATE INDEX payment_attempt_unapplied ON payment_attempt USING btree (unapplied_since) WHERE (unapplied_since IS NOT NULL);
CREATE INDEX payment_attempt_unknown_unsettled ON payment_attempt USING btree (id) WHERE ((unknown_since IS NOT NULL) AND (unknown_settled_at IS NULL));
CREATE INDEX payment_refund_due ON payment_refund USING btree (next_check_at) WHERE (next_check_at IS NOT NULL);
CREATE INDEX payment_taken_back_unsettled ON payment_taken_back USING btree (attempt) WHERE ((amount > 0) AND (settled_at IS NULL));
CREATE INDEX product_in_order ON product USING btree (storefront, popularity, id);
CREATE INDEX rate_limit_expire ON rate_limit USING btree (expire);
CREATE UNIQUE INDEX shop_order_live_cart ON shop_order USING btree (cart) WHERE (state = ANY (ARRAY['PENDING'::text, 'PAID'::text, 'FULFILLING'::text, 'COMPLETED'::text]));
CREATE INDEX shop_order_to_forget ON shop_order USING btree (placed_at) WHERE ((state = 'CANCELED'::text) AND (forgotten_at IS NULL));
CREATE INDEX shop_order_unpaid ON shop_order USING btree (placed_at) WHERE ((state = 'PENDING'::text) AND (grand_total > 0));
CREATE INDEX shop_order_visitor ON shop_order USING btree (visitor);
CREATE INDEX variation_stock_sold_out ON variation_stock USING btree (storefront) INCLUDE (variation_id) WHERE (on_hand = reserved);
CREATE INDEX visitor_seen ON visitor USING btree (seen_on, id);
CREATE TRIGGER cart_package_open BEFORE INSERT OR DELETE OR UPDATE ON cart_package FOR EACH ROW EXECUTE FUNCTION cart_is_open();
CREATE TRIGGER ledger_account_begins_empty BEFORE INSERT ON ledger_account FOR EACH ROW EXECUTE FUNCTION ledger_account_begins_empty();
CREATE TRIGGER ledger_entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();
CREATE TRIGGER ledger_entry_balanced AFTER INSERT ON ledger_entry REFERENCING NEW TABLE AS booked FOR EACH STATEMENT EXECUTE FUNCTION ledger_entry_balanced();
CREATE TRIGGER ledger_entry_book AFTER INSERT ON ledger_entry REFERENCING NEW TABLE AS booked FOR EACH STATEMENT EXECUTE FUNCTION ledger_entry_book();
CREATE TRIGGER ledger_tx_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_tx FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();
CREATE CONSTRAINT TRIGGER ledger_tx_balanced AFTER INSERT ON ledger_tx DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_tx_balanced();
CREATE TRIGGER ledger_tx_stamp BEFORE INSERT ON ledger_tx FOR EACH ROW EXECUTE FUNCTION ledger_tx_stamp();
CREATE CONSTRAINT TRIGGER ledger_unchecked_check AFTER INSERT ON ledger_unchecked DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_unchecked_check();
CREATE TRIGGER order_address_forgets BEFORE DELETE ON order_address FOR EACH ROW EXECUTE FUNCTION order_address_forgets();
CREATE TRIGGER order_package_forgets BEFORE UPDATE OF message, recipient_name, recipient_email ON order_package FOR EACH ROW EXECUTE FUNCTION order_package_forgets();
CREATE TRIGGER payment_refund_moves BEFORE UPDATE OF state ON payment_refund FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION payment_refund_moves();
CREATE TRIGGER shop_order_begins BEFORE INSERT ON shop_order FOR EACH ROW EXECUTE FUNCTION shop_order_begins();
create trigger shop_order_forgets before update on shop_order for each row
  when ((old.first_name, old.last_name, old.email, old.phone_number, old.company_name, old.vat_number, old.reference_number)
    is distinct from (new.first_name, new.last_name, new.email, new.phone_number, new.company_name, new.vat_number, new.reference_number))
  execute function shop_order_forgets();
CREATE TRIGGER shop_order_moves BEFORE UPDATE OF state ON shop_order FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION shop_order_moves();
grant usage on schema public to giftshop_app;
grant select on table accepted_document to giftshop_app;
grant delete, insert, select, update on table brand to giftshop_app;
grant delete, insert, select, update on table captcha_used to giftshop_app;
grant delete, insert, select, update on table cart to giftshop_app;
grant delete, insert, select, update on table cart_addition to giftshop_app;
grant select, usage on sequence cart_id_seq to giftshop_app;
grant delete, insert, select, update on table cart_package to giftshop_app;
grant select, usage on sequence cart_package_id_seq to giftshop_app;
grant delete, insert, select, update on table catalogue_change to giftshop_app;
grant delete, insert, select, update on table catalogue_version to giftshop_app;
grant delete, insert, select, update on table category to giftshop_app;
grant delete, insert, select on table contact_message to giftshop_app;
grant select, usage on sequence contact_message_id_seq to giftshop_app;
grant delete, insert, select, update on table content_page to giftshop_app;
grant select, usage on sequence content_page_id_seq to giftshop_app;
grant delete, insert, select, update on table content_version to giftshop_app;
grant select, usage on sequence content_version_id_seq to giftshop_app;
grant delete, insert, select, update on table delivery to giftshop_app;
grant delete, insert, select, update on table edited_part to giftshop_app;
grant delete, insert, select, update on table extra to giftshop_app;
grant select, usage on sequence extra_id_seq to giftshop_app;
grant insert, select on table gift_card to giftshop_app;
grant delete, insert, select, update on table gift_card_guess to giftshop_app;
grant insert, select on table gift_card_reveal to giftshop_app;
grant select, usage on sequence gift_card_reveal_id_seq to giftshop_app;
grant delete, insert, select, update on table idempotency to giftshop_app;
grant insert, select on table ledger_account to giftshop_app;
grant select, usage on sequence ledger_account_id_seq to giftshop_app;
grant insert, select on table ledger_entry to giftshop_app;
grant select, usage on sequence ledger_entry_id_seq to giftshop_app;
grant select on table ledger_guard to giftshop_app;
grant insert, select on table ledger_tx to giftshop_app;
grant select, usage on sequence ledger_tx_id_seq to giftshop_app;
grant delete, insert, select, update on table letter to giftshop_app;
grant delete, insert, select, update on table location to giftshop_app;
grant select, usage on sequence location_id_seq to giftshop_app;
grant delete, insert, select, update on table location_order to giftshop_app;
grant delete, insert, select, update on table location_summary to giftshop_app;
grant delete, insert, select, update on table location_text to giftshop_app;
grant delete, insert, select, update on table media to giftshop_app;
grant delete, insert, select, update on table opening_week to giftshop_app;
grant select, usage on sequence opening_week_id_seq to giftshop_app;
grant delete, insert, select on table order_address to giftshop_app;
grant select on table order_edge to giftshop_app;
grant insert, select on table order_line to giftshop_app;
grant select, usage on sequence order_line_id_seq to giftshop_app;
grant select, usage on sequence order_number to giftshop_app;
grant insert, select on table order_package to giftshop_app;
grant select, usage on sequence order_package_id_seq to giftshop_app;
grant insert, select on table order_transition to giftshop_app;
grant select, usage on sequence order_transition_id_seq to giftshop_app;
grant insert, select, update on table payment_attempt to giftshop_app;
grant insert, select on table payment_charge to giftshop_app;
grant insert, select on table payment_event to giftshop_app;
grant insert, select on table payment_refund to giftshop_app;
grant select on table payment_refund_edge to giftshop_app;
grant insert, select, update on table payment_taken_back to giftshop_app;
grant delete, insert, select, update on table product to giftshop_app;
grant select, usage on sequence product_id_seq to giftshop_app;
grant delete, insert, select, update on table rate_limit to giftshop_app;
grant select on table schema_migration to giftshop_app;
grant delete, insert, select, update on table search_change to giftshop_app;
grant delete, insert, select, update on table search_document to giftshop_app;
grant delete, insert, select, update on table search_highlight to giftshop_app;
grant delete, insert, select, update on table search_term to giftshop_app;
grant delete, insert, select, update on table search_version to giftshop_app;
grant insert, select on table shop_order to giftshop_app;
grant delete, insert, select on table stock_hold to giftshop_app;
grant delete, insert, select, update on table variation to giftshop_app;
grant select, usage on sequence variation_id_seq to giftshop_app;
grant delete, insert, select, update on table variation_stock to giftshop_app;
grant delete, insert, select, update on table visitor to giftshop_app;
grant select, usage on sequence visitor_id_seq to giftshop_app;
grant update (checked_at) on ledger_guard to giftshop_app;
grant update (recipient_name, recipient_email, message) on order_package to giftshop_app;
grant update (provider_refund_id, next_check_at, state, key, asked_at) on payment_refund to giftshop_app;
grant update (state, first_name, last_name, email, phone_number, company_name, vat_number, reference_number, view, cart_closed, paid_at, forgotten_at) on shop_order to giftshop_app;
alter default privileges in schema public grant select, insert, update, delete on tables to giftshop_app;
alter default privileges in schema public grant usage, select on sequences to giftshop_app;
