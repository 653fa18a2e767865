-- Whom an invoice of the order is made out to, beside the buyer's name and company; absent where nothing asks for it.
create table order_billing (
  order_id uuid primary key references shop_order,
  invoice_email text,
  -- In the trade register.
  kvk_number text,
  -- The address is whole or absent.
  country_code text,
  post_code text,
  house_number text,
  suffix text,
  street text,
  city text,
  administrative_area text,
  address_line1 text,
  address_line2 text,
  check ((street is null) = (country_code is null) and (street is null) = (city is null))
);
revoke update, truncate on order_billing from giftshop_app;
create trigger order_billing_forgets before delete on order_billing for each row execute function order_address_forgets();
