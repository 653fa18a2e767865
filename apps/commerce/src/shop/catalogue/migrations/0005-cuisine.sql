-- What is cooked where the card is spent, by language.
alter table product add column cuisine jsonb;
