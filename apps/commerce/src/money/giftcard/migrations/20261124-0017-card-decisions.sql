-- What staff decided about a card, who, and why. Append-only. A card is issued again once, and the card that takes its place is not.
create table gift_card_decision (
  id bigint generated always as identity primary key,
  card bigint not null references gift_card,
  decision text not null check (decision in ('BLOCK', 'REISSUE')),
  reason text not null check (reason in ('LOST_PARCEL', 'STOLEN', 'MISTAKEN_RECIPIENT')),
  -- The card that took its place.
  replacement bigint references gift_card,
  staff text not null,
  at timestamptz not null,
  check ((decision = 'REISSUE') = (replacement is not null))
);
create unique index gift_card_reissued on gift_card_decision (card) where decision = 'REISSUE';
create unique index gift_card_replacement on gift_card_decision (replacement);
revoke update, delete, truncate on gift_card_decision from giftshop_app;

-- Those whose last day may be over.
create index gift_card_expiring on gift_card (expires_on) where state in ('ACTIVE', 'BLOCKED');
