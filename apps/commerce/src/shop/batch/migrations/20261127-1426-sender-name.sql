-- Whom the receivers of a list are told it is from; null: the first name of who orders it.
alter table gift_batch add column sender_name text;
