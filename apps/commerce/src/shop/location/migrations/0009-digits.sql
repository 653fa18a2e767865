-- Words are compared in ASCII digits from now on, whatever they were written in. Keys that are there are turned into them; a house number
-- that stands in the name of a street leaves its key when the place is written next.
do $$
declare
  changed record;
begin
  for changed in
    select c.table_name, c.column_name from information_schema.columns c
    where c.table_schema = current_schema() and c.table_name in ('location', 'location_text', 'location_order')
      and c.column_name like '%\_key'
  loop
    execute format(
      'update %1$I set %2$I = translate(%2$I, %3$L, %4$L) where %2$I ~ %5$L',
      changed.table_name, changed.column_name, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789', '[٠-٩۰-۹]');
  end loop;
end
$$;
