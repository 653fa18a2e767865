-- What was left on cards when their last day was over.
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check check (kind in (
  'GIFT_CARD',
  'PROVIDER_CLEARING', 'ORDER_SETTLEMENT', 'REFUNDS_PAYABLE', 'TAKEN_BACK', 'CARD_HOLDS',
  'SHIPPING_REVENUE', 'EXTRAS_REVENUE', 'VAT_PAYABLE', 'DONATIONS_PAYABLE', 'REDEMPTIONS_PAYABLE', 'BREAKAGE'
));
