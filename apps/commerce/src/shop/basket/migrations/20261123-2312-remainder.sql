-- What was left of gift cards, to the cent: given away, or kept as a card of its own. The bounds of what is sold do not hold for it.
alter table cart_package add column of_remainder boolean not null default false;
alter table cart_package add constraint cart_package_remainder_once check (not of_remainder or quantity = 1);
