-- E-mails other than gifts, which `delivery` has: what was promised, and whether it was sent. Nothing of what they say is here.
create table letter (
  -- The queue and the job that send it. A letter is written once, however often it is asked for.
  queue text not null,
  job jsonb not null,
  -- FAILED: its recipient, or the message, was refused for good.
  state text not null default 'WAITING' check (state in ('WAITING', 'SENT', 'FAILED')),
  written_at timestamptz not null,
  settled_at timestamptz,
  primary key (queue, job),
  check ((state = 'WAITING') = (settled_at is null))
);
create index letter_unsent on letter (written_at) where state <> 'SENT';
revoke truncate on letter from giftshop_app;
