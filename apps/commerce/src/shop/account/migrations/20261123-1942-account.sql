-- An account of a legal entity: its storefronts share it. Until its email is verified several may claim the same address, and
-- none of them sees more than what was done in it.
create table account (
  id uuid primary key,
  legal_entity text not null,
  email text not null,
  -- By which two spellings of an address are the same.
  email_key text not null,
  email_verified_at timestamptz,
  -- Argon2id with its parameters and salt, as the password hashing competition writes it.
  password_hash text not null,
  -- Whose basket and orders are the account's.
  visitor bigint not null unique references visitor,
  -- Where it was made: emails that nobody is looking at a page for are of this shop, in this language.
  storefront text not null,
  language text not null,
  first_name text not null,
  last_name text not null,
  invoice_email text,
  phone_number text,
  vat_number text,
  company_name text,
  post_code text,
  house_number text,
  suffix text,
  street text,
  city text,
  administrative_area text,
  subscribed boolean not null default false,
  version integer not null default 0 check (version >= 0),
  created_at timestamptz not null
);
create unique index account_verified on account (legal_entity, email_key) where email_verified_at is not null;
create index account_email on account (legal_entity, email_key);
create index account_unverified on account (created_at) where email_verified_at is null;

-- What a link in an email allows, once and for a while. Its token is made of the id by a key outside the database.
create table account_link (
  id uuid primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  account uuid not null references account on delete cascade,
  purpose text not null check (purpose in ('VERIFY', 'RESET', 'EMAIL_CHANGE')),
  -- The address to come, of a change.
  email text,
  expires_at timestamptz not null,
  check ((purpose = 'EMAIL_CHANGE') = (email is not null))
);
create index account_link_account on account_link (account);
create index account_link_expired on account_link (expires_at);

-- Orders that an account may see: made in it, or as a guest with its verified email.
create table account_order (
  order_id uuid primary key references shop_order,
  account uuid not null references account on delete cascade
);
create index account_order_account on account_order (account);

create table account_address (
  id bigint generated always as identity primary key,
  account uuid not null references account on delete cascade,
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
  phone_number text,
  email text
);
create index account_address_account on account_address (account, id);

-- Cards that their owner proved to hold by number and PIN. The balance is what the ledger says.
create table account_card (
  account uuid not null references account on delete cascade,
  card bigint not null references gift_card,
  added_at timestamptz not null,
  primary key (account, card)
);

-- Browsers and networks that an account was used from: an email tells of a new one.
create table account_device (
  account uuid not null references account on delete cascade,
  device_hash bytea not null check (octet_length(device_hash) = 32),
  seen_at timestamptz not null,
  primary key (account, device_hash)
);

-- A passkey: the public half of a key that the owner's device keeps (WebAuthn level 3).
create table account_passkey (
  credential_id bytea primary key,
  account uuid not null references account on delete cascade,
  public_key bytea not null,
  -- Goes up with each use, where the device counts: one that went back was copied.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  -- Browser and system that it was made with.
  device text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index account_passkey_account on account_passkey (account);

-- What a device is asked to sign: good once, for five minutes.
create table account_challenge (
  challenge_hash bytea primary key check (octet_length(challenge_hash) = 32),
  -- Absent: somebody is about to sign in.
  account uuid references account on delete cascade,
  expires_at timestamptz not null
);
create index account_challenge_expired on account_challenge (expires_at);
