-- A transaction was added up again for each of its entries, at commit, while its order was locked: 9,900 cards of an order were 10^8 rows.
-- Now each statement's own entries are added up, once, from what it wrote. Where they are zero per currency the transaction stays as balanced
-- as it was. Where they are not, it owes a check of all its entries, which comes at the end of the database transaction (docs/ledger.md).

-- Ledger transactions that owe one. No row of it is ever committed: it goes with its check. The key has the database transaction, so that
-- whatever else might stand here is no excuse.
create unlogged table ledger_unchecked (
  tx bigint not null,
  xid xid8 not null,
  primary key (tx, xid)
);
revoke all on ledger_unchecked from giftshop_app;

create function ledger_unchecked_check() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform ledger_tx_check(new.tx);
  delete from ledger_unchecked where tx = new.tx and xid = new.xid;
  return null;
end
$$;
create constraint trigger ledger_unchecked_check after insert on ledger_unchecked
  deferrable initially deferred for each row execute function ledger_unchecked_check();

drop trigger ledger_entry_balanced on ledger_entry;
drop function ledger_entry_balanced();

create function ledger_entry_balanced() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- A row that is there already has its check still to come, and that will see these entries too.
  insert into ledger_unchecked (tx, xid)
    select tx, pg_current_xact_id() from booked group by tx, currency having sum(amount) <> 0
    on conflict do nothing;
  return null;
end
$$;
create trigger ledger_entry_balanced after insert on ledger_entry referencing new table as booked
  for each statement execute function ledger_entry_balanced();

-- The check of a header, which sees to two entries or more, reads this table and no temporary one of its name.
alter function ledger_tx_balanced() set search_path = public, pg_temp;
