-- The same counters for what guards cards and mailboxes: a database that was killed begins with these as they were.
create table guard_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index guard_limit_expire on guard_limit (expire);
