-- A buyer who withdraws from a part of an order gets that part back, so that a payment may have several refunds. Of those that give all of it
-- back it has one, as before.
alter table payment_refund drop constraint payment_refund_attempt_key;
create unique index payment_refund_whole on payment_refund (attempt) where reason <> 'WITHDRAWAL';
create index payment_refund_attempt on payment_refund (attempt);
alter table payment_refund drop constraint payment_refund_reason_check;
alter table payment_refund add constraint payment_refund_reason_check
  check (reason in ('SECOND_PAYMENT', 'TOO_LATE', 'WITHDRAWAL'));

-- Refunds of one payment never give back more than it was; its order is locked by whoever adds one.
create function payment_refund_fits() returns trigger language plpgsql as $$
begin
  if (select sum(r.amount) from payment_refund r where r.attempt = new.attempt)
    > (select a.amount from payment_attempt a where a.id = new.attempt) then
    raise exception 'The refunds of the payment % are more than it was.', new.attempt using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create trigger payment_refund_fits after insert on payment_refund for each row execute function payment_refund_fits();
