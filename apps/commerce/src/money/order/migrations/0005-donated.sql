-- A donation that nobody is to hear of is done once it is paid, and was never sent. The others get an e-mail, as gifts do.
alter table delivery drop constraint delivery_state_check;
alter table delivery add constraint delivery_state_check
  check (state in ('WAITING', 'SENT', 'PREPARING', 'FAILED', 'DONATED'));
update delivery d set state = 'DONATED', sent_at = null
where d.state = 'SENT' and not exists (select from order_line l where l.package = d.package and l.kind <> 'DONATION');
