-- What the audit keeps is decided in docs/admin.md. The application still changes nothing in it: this is the one way that lines go, and only
-- old ones do. Lines of `kept` operations stay for as long as books do; what is personal in any of them goes with the others.
create function forget_staff_audit(old timestamptz, books timestamptz, kept text[], most integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone integer;
  emptied integer;
begin
  if old > now() - interval '700 days' or books > now() - interval '2500 days' then
    raise exception 'The audit of % and % is still needed.', old, books using errcode = 'check_violation';
  end if;
  with dead as (
    select id from staff_audit where at < old and (operation <> all (kept) or at < books) order by id limit most
  )
  delete from staff_audit a using dead where a.id = dead.id;
  get diagnostics gone = row_count;
  update staff_audit set before = null where at < old and operation in ('orders.correct', 'requests.decide') and before is not null;
  get diagnostics emptied = row_count;
  return gone + emptied;
end
$$;
create index staff_audit_at on staff_audit (at);
