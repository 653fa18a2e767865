-- Buyers who agreed to be asked once, after their order was delivered, how they liked it.
create table review_request (
  order_id uuid primary key references shop_order,
  storefront text not null,
  agreed_at timestamptz not null,
  -- When to look whether it was delivered.
  look_at timestamptz not null,
  asked_at timestamptz,
  -- The link's token is made of this id by a key outside the database; what is kept is its hash.
  link uuid,
  token_hash bytea unique check (octet_length(token_hash) = 32),
  check ((asked_at is null) = (link is null) and (link is null) = (token_hash is null))
);
create index review_request_due on review_request (look_at) where asked_at is null;
create index review_request_agreed on review_request (agreed_at);

-- What a buyer says of a product: one review of each product of an order, which is what verifies it.
create table review (
  id bigint generated always as identity primary key,
  order_id uuid not null references shop_order,
  storefront text not null,
  -- Path of the product: the name of its brand.
  product text not null,
  language text not null,
  rating smallint not null check (rating between 1 and 5),
  -- May be empty: stars alone.
  body text not null,
  -- First name of the buyer, until it is forgotten.
  author text not null,
  written_at timestamptz not null,
  state text not null default 'PENDING' check (state in ('PENDING', 'PUBLISHED', 'REFUSED')),
  decided_at timestamptz,
  decided_by text,
  why text,
  unique (order_id, product),
  check ((state = 'PENDING') = (decided_at is null)),
  check (state <> 'REFUSED' or why is not null)
);
create index review_of_product on review (storefront, product) where state = 'PUBLISHED';
create index review_newest on review (storefront, language, decided_at) where state = 'PUBLISHED' and body <> '';
create index review_waiting on review (written_at) where state = 'PENDING';
create index review_named on review (written_at) where author <> '';

revoke update, truncate on review_request from giftshop_app;
grant update (look_at, asked_at, link, token_hash) on review_request to giftshop_app;
revoke update, delete, truncate on review from giftshop_app;
grant update (language, rating, body, author, written_at, state, decided_at, decided_by, why) on review to giftshop_app;
