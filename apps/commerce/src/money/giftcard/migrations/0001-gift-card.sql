-- A card's id is its ledger account, and its balance is what the ledger says. Number and PIN are kept as keyed hashes, to
-- be recognised, and encrypted, to be delivered; both keys live outside the database.
create table gift_card (
  id bigint primary key references ledger_account,
  order_line bigint not null,
  n integer not null check (n >= 0),
  storefront text not null,
  legal_entity text not null,
  currency text not null,
  value bigint not null check (value > 0),
  number_hash bytea not null check (octet_length(number_hash) = 32),
  pin_hash bytea not null check (octet_length(pin_hash) = 32),
  -- Nonce, tag and ciphertext of number and PIN.
  code bytea not null,
  -- Ids of the keys that the three above were made with.
  hash_key text not null,
  encryption_key text not null,
  last_digits text not null check (last_digits ~ '^\d{4}$'),
  -- What is shown with it, as it was sold.
  title text not null,
  image_url text not null,
  image_alt text not null,
  background_color text not null,
  activated_at timestamptz not null,
  expires_on date not null,
  constraint gift_card_once unique (order_line, n),
  constraint gift_card_number unique (number_hash)
);

-- Wrong PINs by hash of the number that was tried, whether there is such a card or not: both walk the same path.
create table gift_card_guess (
  number_hash bytea primary key,
  wrong integer not null,
  locked_until timestamptz,
  forget_at timestamptz not null
);
create index gift_card_guess_forget on gift_card_guess (forget_at);

-- Each time a code was decrypted, and what for.
create table gift_card_reveal (
  id bigint generated always as identity primary key,
  card bigint not null references gift_card,
  purpose text not null,
  revealed_at timestamptz not null
);
create index gift_card_reveal_card on gift_card_reveal (card);

revoke update, delete, truncate on gift_card, gift_card_reveal from giftshop_app;
