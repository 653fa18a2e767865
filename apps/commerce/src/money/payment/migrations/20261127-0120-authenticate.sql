-- Whoever pays has to prove to a bank who they are, as the order looked unusual.
alter table payment_attempt add column authenticate boolean not null default false;
