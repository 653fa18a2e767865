-- What consumers were asked for what has a price of its own: wrappers and packings (`extra`), and boxes of blank cards (`variation`). A gift
-- card costs what is on it. Kept by triggers, whoever changes a price, and by nobody else. Minor units of the storefront's currency.
create table price_history (
  id bigint generated always as identity primary key,
  extra integer references extra,
  variation integer references variation,
  price bigint not null check (price >= 0),
  since timestamptz not null default now(),
  check (num_nonnulls(extra, variation) = 1)
);
create index price_history_extra on price_history (extra, since) where extra is not null;
create index price_history_variation on price_history (variation, since) where variation is not null;
revoke insert, update, delete, truncate on price_history from giftshop_app;

create function price_history_extra() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into price_history (extra, price) values (new.id, new.price);
  return null;
end
$$;
create trigger price_history_new_extra after insert on extra for each row execute function price_history_extra();
create trigger price_history_extra after update of price on extra
  for each row when (old.price is distinct from new.price) execute function price_history_extra();

-- What one box costs: the lowest of its values.
create function price_of_box(fixed_values bigint[], has_fixed_prices boolean, minimum bigint) returns bigint
  language sql immutable parallel safe as $$
  select case when has_fixed_prices then (select min(v) from unnest(fixed_values) v) else minimum end
$$;

create function price_history_variation() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked bigint := price_of_box(new.fixed_values, new.has_fixed_prices, new.minimum);
begin
  if not exists (select from product where id = new.product and brand_kind = 'BLANK_PACK') then
    return null;
  end if;
  if tg_op = 'UPDATE' and asked = price_of_box(old.fixed_values, old.has_fixed_prices, old.minimum) then
    return null;
  end if;
  insert into price_history (variation, price) values (new.id, asked);
  return null;
end
$$;
create trigger price_history_new_variation after insert on variation for each row execute function price_history_variation();
create trigger price_history_variation after update of fixed_values, has_fixed_prices, minimum on variation
  for each row execute function price_history_variation();

insert into price_history (extra, price) select id, price from extra;
insert into price_history (variation, price)
  select v.id, price_of_box(v.fixed_values, v.has_fixed_prices, v.minimum)
  from variation v join product p on p.id = v.product where p.brand_kind = 'BLANK_PACK';

-- Where the price of now is lower than all of the 30 days before it: since when, and the lowest of them (Directive 98/6/EC, Article 6a);
-- null anywhere else.
create function price_reduction(of_extra integer, of_variation integer) returns json language sql stable as $$
  with asked as (
    select price, since, lead(since) over (order by since, id) as until from price_history
    where extra = of_extra or variation = of_variation
  )
  select json_build_object('since', latest.since, 'before', min(earlier.price))
  from asked latest join asked earlier on earlier.until > latest.since - interval '30 days'
  where latest.until is null
  group by latest.since, latest.price having min(earlier.price) > latest.price
$$;
