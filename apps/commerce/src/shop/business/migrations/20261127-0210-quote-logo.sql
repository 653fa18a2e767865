-- The logo that a company wants on cards or wrappers: drawn anew as PNG, never the file that came.
create table business_quote_logo (
  quote uuid primary key references business_quote on delete cascade,
  png bytea not null check (octet_length(png) <= 1000000)
);
revoke update, truncate on business_quote_logo from giftshop_app;
