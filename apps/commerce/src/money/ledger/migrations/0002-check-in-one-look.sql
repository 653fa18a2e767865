-- The same two rules as before, in one look at the entries: it runs for each entry and each header of every purchase.
create or replace function ledger_tx_check(checked bigint) returns void language plpgsql stable as $$
declare
  entries bigint;
  balanced boolean;
begin
  select coalesce(sum(one.entries), 0), coalesce(bool_and(one.total = 0), true) into entries, balanced
    from (select count(*) as entries, sum(amount) as total from ledger_entry where tx = checked group by currency) one;
  if entries < 2 then
    raise exception 'Ledger transaction % has fewer than two entries.', checked using errcode = 'check_violation';
  end if;
  if not balanced then
    raise exception 'Ledger transaction % does not sum to zero.', checked using errcode = 'check_violation';
  end if;
end
$$;
