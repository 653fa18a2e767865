-- When a package is expected is known when its order is paid: before, it depends on when that will be.
alter table delivery add column expected_at timestamptz;
update delivery d set expected_at = p.expected_at from order_package p where p.id = d.package;
alter table delivery alter column expected_at set not null;
alter table order_package drop column expected_at;
