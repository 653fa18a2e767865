-- People of the shop who sign in to the admin. Never a shopper's account.
create table staff (
  id uuid primary key,
  email text not null,
  -- By which two spellings of an address are the same.
  email_key text not null unique,
  -- Where no passkey can be used: Argon2id, and the secret of the codes, encrypted. Both or neither.
  password_hash text,
  totp_secret bytea,
  -- The last step whose code was used: each is good once.
  totp_step bigint,
  created_at timestamptz not null,
  -- Who left may not come in; what they did stays theirs.
  ended_at timestamptz,
  check ((password_hash is null) = (totp_secret is null))
);

-- What a person may do, and where; without a storefront everywhere.
create table staff_grant (
  staff uuid not null references staff,
  role text not null check (role in ('SERVICE', 'FULFILMENT', 'CONTENT', 'FINANCE', 'DRAW', 'ADMIN')),
  storefront text,
  unique nulls not distinct (staff, role, storefront)
);

-- A link by which a person sets up how to sign in, once.
create table staff_invitation (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  staff uuid not null references staff,
  expires_at timestamptz not null
);
create index staff_invitation_expired on staff_invitation (expires_at);

create table staff_passkey (
  credential_id bytea primary key,
  staff uuid not null references staff,
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  device text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index staff_passkey_staff on staff_passkey (staff);

-- What a device is asked to sign: good once, for one purpose.
create table staff_challenge (
  challenge_hash bytea primary key check (octet_length(challenge_hash) = 32),
  purpose text not null check (purpose in ('SIGN_IN', 'SET_UP', 'PROVE')),
  staff uuid references staff,
  expires_at timestamptz not null
);
create index staff_challenge_expired on staff_challenge (expires_at);

create table staff_session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  staff uuid not null references staff,
  device text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the person last said again who is there.
  proved_at timestamptz
);
create index staff_session_staff on staff_session (staff);
create index staff_session_expired on staff_session (expires_at);

-- Who did what, to what, and why. Append-only.
create table staff_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null: from the command line; `actor` says by whom.
  staff uuid references staff,
  actor text not null,
  operation text not null,
  subject text not null,
  storefront text,
  before jsonb,
  after jsonb,
  why text not null,
  request_id text not null
);
create index staff_audit_subject on staff_audit (subject, id);
create index staff_audit_staff on staff_audit (staff, id);

-- What one person asked for and a second one decides about.
create table staff_request (
  id uuid primary key,
  operation text not null,
  subject text not null,
  storefront text not null,
  input jsonb not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  why text not null,
  asked_by uuid not null references staff,
  asked_at timestamptz not null,
  decision text check (decision in ('APPROVED', 'REFUSED')),
  decided_by uuid references staff,
  decided_at timestamptz,
  decision_why text,
  check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null)),
  -- Nobody approves what they asked for; to take it back is their own.
  check (decided_by is distinct from asked_by or decision = 'REFUSED')
);
create index staff_request_open on staff_request (asked_at) where decision is null;
-- The same is asked for once.
create unique index staff_request_once on staff_request (operation, subject, input) where decision is null;

create function staff_request_decides() returns trigger language plpgsql as $$
begin
  if old.decision is not null then
    raise exception 'The request % was decided before.', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger staff_request_decides before update on staff_request for each row execute function staff_request_decides();

revoke delete, truncate on staff, staff_request from giftshop_app;
revoke update, delete, truncate on staff_audit from giftshop_app;
revoke update on staff_request from giftshop_app;
grant update (decision, decided_by, decided_at, decision_why) on staff_request to giftshop_app;
