-- Gifts that a mailbox received, which its account shows.
create index order_package_recipient on order_package (lower(recipient_email)) where recipient_email is not null;
