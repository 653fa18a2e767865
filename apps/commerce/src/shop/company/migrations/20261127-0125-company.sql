-- A company that buys together: of a legal entity, as the accounts of its members are.
create table company (
  id uuid primary key,
  legal_entity text not null,
  name text not null,
  vat_number text,
  -- Where it was made, and the currency in which it says when an order needs approval.
  storefront text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Orders of orderers above it wait for a yes, minor units; null: none does.
  approval_above bigint check (approval_above >= 0),
  version integer not null default 0 check (version >= 0),
  created_at timestamptz not null
);

-- Who belongs to it. An account belongs to one company at most.
create table company_member (
  account uuid primary key references account on delete cascade,
  company uuid not null references company on delete cascade,
  role text not null check (role in ('OWNER', 'APPROVER', 'ORDERER', 'READER')),
  joined_at timestamptz not null
);
create index company_member_company on company_member (company);

-- Who is asked to join, by the mailbox that has to be proven. Its token is made of the id by a key outside the database.
create table company_invitation (
  id uuid primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  company uuid not null references company on delete cascade,
  email text not null,
  email_key text not null,
  role text not null check (role in ('OWNER', 'APPROVER', 'ORDERER', 'READER')),
  -- Whose name stands in it; gone with their account.
  invited_by uuid references account on delete set null,
  storefront text not null,
  language text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (company, email_key)
);
create index company_invitation_expires on company_invitation (expires_at);

-- The credit that it buys with: each is one company's.
create table company_credit (
  credit uuid primary key references business_credit,
  company uuid not null references company on delete cascade
);
create index company_credit_company on company_credit (company);

-- Whom a company sends to.
create table company_address (
  id bigint generated always as identity primary key,
  company uuid not null references company on delete cascade,
  first_name text not null,
  last_name text not null,
  company_name text,
  country_code text not null,
  post_code text,
  house_number text,
  suffix text,
  street text not null,
  city text not null,
  address_line2 text,
  phone_number text,
  email text
);
create index company_address_company on company_address (company, last_name, first_name);

-- What a company writes again and again: a message, in which {firstName} and the like stand for who receives it.
create table company_template (
  id bigint generated always as identity primary key,
  company uuid not null references company on delete cascade,
  name text not null,
  message text not null,
  created_at timestamptz not null,
  unique (company, name)
);

-- Orders that wait for a yes, under the id that the order will have. `draft` is the whole order; it goes with the decision.
create table company_approval (
  id uuid primary key,
  company uuid not null references company on delete cascade,
  -- Who wants it; gone with their account.
  asked_by uuid references account on delete set null,
  credit uuid not null references business_credit,
  amount bigint not null check (amount > 0),
  currency text not null,
  cost_centre text,
  -- How many gifts are in it, and the words that say so.
  gifts integer not null check (gifts > 0),
  summary text not null,
  draft jsonb,
  state text not null default 'WAITING' check (state in ('WAITING', 'APPROVED', 'REFUSED', 'WITHDRAWN')),
  decided_by uuid references account on delete set null,
  why text,
  asked_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'WAITING') = (decided_at is null)),
  check (state = 'WAITING' or draft is null)
);
create index company_approval_company on company_approval (company, asked_at desc);

create function company_approval_decided() returns trigger language plpgsql as $$
begin
  raise exception 'What was decided about the order % stays.', old.id using errcode = 'check_violation';
end
$$;
create trigger company_approval_decided before update of state on company_approval
  for each row when (old.state <> 'WAITING' and old.state is distinct from new.state) execute function company_approval_decided();

revoke truncate on company, company_member, company_invitation, company_credit, company_address, company_template, company_approval
  from giftshop_app;
revoke update on company_invitation, company_credit from giftshop_app;
revoke update, delete on company_approval from giftshop_app;
grant update (state, decided_by, why, decided_at, draft, asked_by) on company_approval to giftshop_app;
