-- Gift cards that a basket is to be paid with; whoever added one has proved to hold it.
create table cart_card (
  cart bigint not null references cart on delete cascade,
  card bigint not null references gift_card,
  added_at timestamptz not null,
  primary key (cart, card)
);
create index cart_card_card on cart_card (card);
create trigger cart_card_open before insert or update or delete on cart_card for each row execute function cart_is_open();
