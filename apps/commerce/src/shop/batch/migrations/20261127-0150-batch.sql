-- Gifts of one kind for many people: rows of a table that somebody gave us, judged as they come, ordered all at once.
create table gift_batch (
  id uuid primary key,
  -- The `cart` of its order is made of it, so that one order of it lives.
  serial bigint generated always as identity unique,
  account uuid not null references account on delete cascade,
  -- Whose members may see it, too.
  company uuid references company on delete set null,
  storefront text not null,
  language text not null,
  variation integer not null,
  -- Words for each, in which {firstName} and the names of `fields` stand for what a row says.
  message text,
  fields text[] not null,
  -- How many rows its table has, and how many came and were judged.
  expected integer not null check (expected between 1 and 10000),
  received integer not null default 0 check (received between 0 and expected),
  -- Its order, or the one that waits for somebody's yes.
  order_id uuid,
  created_at timestamptz not null
);
create index gift_batch_account on gift_batch (account, created_at desc);
create index gift_batch_company on gift_batch (company, created_at desc);
create index gift_batch_created on gift_batch (created_at) where order_id is null;
create index gift_batch_order on gift_batch (order_id);

-- One row as it was judged. Personal: forgotten after 30 days, ordered or not.
create table gift_batch_row (
  batch uuid not null references gift_batch on delete cascade,
  position integer not null check (position >= 0),
  email text not null,
  -- By which one mailbox is found twice.
  email_key text not null,
  first_name text not null,
  last_name text not null,
  value bigint not null,
  message text,
  plan jsonb,
  -- What is wrong with it, by column: [["email", "required"]]. Null: it can be ordered.
  faults jsonb,
  primary key (batch, position)
);
create index gift_batch_row_email on gift_batch_row (batch, email_key);

revoke truncate on gift_batch, gift_batch_row from giftshop_app;
revoke update on gift_batch, gift_batch_row from giftshop_app;
grant update (received, order_id) on gift_batch to giftshop_app;
