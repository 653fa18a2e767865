-- The role that server and worker connect with. It owns nothing; each module's migrations may narrow what it may do.
do $$
begin
  if not exists (select from pg_roles where rolname = 'giftshop_app') then
    create role giftshop_app login;
  end if;
exception when duplicate_object or unique_violation then
  null; -- roles belong to the whole cluster: another database's migrator was first
end
$$;

grant usage on schema public to giftshop_app;
alter default privileges in schema public grant select, insert, update, delete on tables to giftshop_app;
alter default privileges in schema public grant usage, select on sequences to giftshop_app;
grant select on schema_migration to giftshop_app;
