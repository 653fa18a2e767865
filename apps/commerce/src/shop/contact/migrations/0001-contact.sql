-- What was written through the contact form. Kept until it has surely been sent, then forgotten: the mailbox has it.
create table contact_message (
  id bigint generated always as identity primary key,
  -- What the visitor and the shop call it by.
  reference text not null unique,
  storefront text not null,
  language text not null,
  name text not null,
  email text not null,
  order_number text,
  message text not null,
  created_at timestamptz not null
);
create index contact_message_created on contact_message (created_at);

revoke update on contact_message from giftshop_app;
