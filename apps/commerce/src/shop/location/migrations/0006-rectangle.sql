-- A band of latitudes is one range of the index, which holds all that a rectangle is chosen, sorted and counted by: the table itself is
-- read for one page alone. Longitude is no key of it: bounds on two columns are costed as many small searches (skip scan) where the plan
-- is made without the values, and every place of the product was read instead.
drop index location_in_rectangle;
create index location_in_rectangle on location (product, latitude) include (longitude, city_key, title_key, id) where active;
