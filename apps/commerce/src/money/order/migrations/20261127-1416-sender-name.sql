-- Whom receivers are told a gift is from, where that is not the buyer's first name; personal, so it is emptied with the buyer.
alter table shop_order add column sender_name text;
grant update (sender_name) on shop_order to giftshop_app;

create function shop_order_forgets_sender() returns trigger language plpgsql as $$
begin
  if new.sender_name is not null or new.forgotten_at is null then
    raise exception 'Whom the order % is from does not change.', new.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger shop_order_forgets_sender before update of sender_name on shop_order for each row
  when (old.sender_name is distinct from new.sender_name) execute function shop_order_forgets_sender();
