-- Given back to buyers beside what they bought, which stays theirs: a cost of the house.
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check check (kind in (
  'GIFT_CARD',
  'PROVIDER_CLEARING', 'ORDER_SETTLEMENT', 'REFUNDS_PAYABLE', 'TAKEN_BACK', 'CARD_HOLDS', 'UNOPENED_GIFTS', 'RECEIVABLES', 'BANK',
  'SHIPPING_REVENUE', 'EXTRAS_REVENUE', 'VAT_PAYABLE', 'DONATIONS_PAYABLE', 'REDEMPTIONS_PAYABLE', 'BREAKAGE',
  'PROMOTION_COSTS', 'PROMOTION_BUDGET', 'COMPENSATIONS'
));
