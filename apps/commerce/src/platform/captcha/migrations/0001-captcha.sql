-- A solved challenge is good once: its signature stands here until it would have expired anyhow.
create table captcha_used (
  signature bytea primary key check (octet_length(signature) = 32),
  expires_at timestamptz not null
);
create index captcha_used_expires on captcha_used (expires_at);
