-- What a buyer took back: it is not sent any more, or was sent for nothing.
alter table delivery drop constraint delivery_state_check;
alter table delivery add constraint delivery_state_check
  check (state in ('WAITING', 'SENT', 'PREPARING', 'FAILED', 'DONATED', 'WITHDRAWN'));
