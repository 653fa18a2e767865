-- Cards that nobody bought: what is on them was given from the promotion budget. Once each by its key.
create table gift_card_promotion (
  card bigint primary key references gift_card,
  key text not null unique,
  at timestamptz not null
);
revoke update, delete, truncate on gift_card_promotion from giftshop_app;

-- Below zero is the order line of cards that are in no order.
create sequence gift_card_promotion_line increment by -1 minvalue -4611686018427387904 maxvalue -1 start -1;
