-- Whatever it is asked for, what is younger stays: it refuses nothing, so that the rest of a night goes on.
create or replace function forget_staff_audit(old timestamptz, books timestamptz, kept text[], most integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before_all timestamptz := least(old, now() - interval '700 days');
  before_books timestamptz := least(books, now() - interval '2500 days');
  gone integer;
  emptied integer;
begin
  with dead as (
    select id from staff_audit where at < before_all and (operation <> all (kept) or at < before_books) order by id limit most
  )
  delete from staff_audit a using dead where a.id = dead.id;
  get diagnostics gone = row_count;
  update staff_audit set before = null
    where at < before_all and operation in ('orders.correct', 'requests.decide') and before is not null;
  get diagnostics emptied = row_count;
  return gone + emptied;
end
$$;
