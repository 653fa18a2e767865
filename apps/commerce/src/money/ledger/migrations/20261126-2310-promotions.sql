-- What is given away as promotional cards. PROMOTION_COSTS: set aside for promotions, a cost of the house. PROMOTION_BUDGET: what of it may
-- still be put on cards; it never goes below zero.
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check check (kind in (
  'GIFT_CARD',
  'PROVIDER_CLEARING', 'ORDER_SETTLEMENT', 'REFUNDS_PAYABLE', 'TAKEN_BACK', 'CARD_HOLDS', 'UNOPENED_GIFTS', 'RECEIVABLES', 'BANK',
  'SHIPPING_REVENUE', 'EXTRAS_REVENUE', 'VAT_PAYABLE', 'DONATIONS_PAYABLE', 'REDEMPTIONS_PAYABLE', 'BREAKAGE',
  'PROMOTION_COSTS', 'PROMOTION_BUDGET'
));

-- What is left of the budget, locked until the transaction ends: two promotions never spend the same of it.
create function ledger_lock_promotion_budget(entity text, in_currency text) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  house bigint;
begin
  select id into house from ledger_account
  where kind = 'PROMOTION_BUDGET' and legal_entity = entity and currency = in_currency for no key update;
  return (select coalesce(sum(amount), 0) from ledger_entry where account = house);
end
$$;
