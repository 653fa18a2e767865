-- Counters of rate-limiter-flexible. Unlogged: a crash may forget them, a second process must not.
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expire on rate_limit (expire);
