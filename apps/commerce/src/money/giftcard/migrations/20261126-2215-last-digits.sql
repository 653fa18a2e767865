-- People of the shop find a card by its last four digits: nothing else of its number is kept to be read.
create index gift_card_last_digits on gift_card (last_digits, id desc);
create index gift_card_decision_card on gift_card_decision (card);
