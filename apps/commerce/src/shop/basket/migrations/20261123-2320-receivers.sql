-- Who gets a package: names, and for a printed one where it goes. `delivery` is an address with the fields of `order_address`, kept as one
-- value because nothing asks for its parts; it goes with the basket.
alter table cart_package add column recipient_last_name text, add column hand_over boolean not null default false, add column delivery jsonb,
  add constraint cart_package_receiver check (
    (recipient_last_name is null and not hand_over and delivery is null) or recipient_name is not null),
  add constraint cart_package_one_place check (not (hand_over and delivery is not null));
