-- That a card's last day comes near was told so many days before it: once each.
create table gift_card_reminder (
  card bigint not null references gift_card,
  days integer not null check (days > 0),
  at timestamptz not null,
  primary key (card, days)
);
revoke update, delete, truncate on gift_card_reminder from giftshop_app;
