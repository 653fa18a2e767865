-- Money of a payment that the provider took away again after the order was booked: a chargeback, or a refund made by hand in its dashboard.
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check check (kind in (
  'GIFT_CARD',
  'PROVIDER_CLEARING', 'ORDER_SETTLEMENT', 'REFUNDS_PAYABLE', 'TAKEN_BACK',
  'SHIPPING_REVENUE', 'EXTRAS_REVENUE', 'VAT_PAYABLE', 'DONATIONS_PAYABLE', 'REDEMPTIONS_PAYABLE'
));
