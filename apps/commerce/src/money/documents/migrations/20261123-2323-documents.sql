-- Invoices and credit notes. A number is given by the insert itself, from the counter of its legal entity and kind, which nobody else may
-- write: there is no number without its document, and none twice.
create table document_counter (
  legal_entity text not null,
  kind text not null,
  last bigint not null check (last > 0),
  primary key (legal_entity, kind)
);

create table document (
  id uuid primary key,
  order_id uuid not null references shop_order,
  kind text not null check (kind in ('INVOICE', 'CREDIT_NOTE')),
  -- What it is about: an order has one invoice, each refund one credit note.
  cause text not null,
  legal_entity text not null,
  -- Before the number: whose it is, and what.
  prefix text not null,
  n bigint not null,
  number text not null generated always as (prefix || '-' || lpad(n::text, greatest(6, length(n::text)), '0')) stored,
  issued_at timestamptz not null,
  -- All it says, as it was when it was issued.
  content jsonb not null,
  constraint document_once unique (order_id, kind, cause),
  constraint document_numbered unique (legal_entity, kind, n),
  unique (number)
);

-- What is sent and shown of it, made once.
create table document_file (
  document uuid not null references document,
  format text not null check (format in ('PDF', 'XML')),
  bytes bytea not null,
  made_at timestamptz not null,
  primary key (document, format)
);

create function document_is_numbered() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into document_counter as c (legal_entity, kind, last) values (new.legal_entity, new.kind, 1)
    on conflict (legal_entity, kind) do update set last = c.last + 1 returning last into new.n;
  return new;
end
$$;
create trigger document_is_numbered before insert on document for each row execute function document_is_numbered();

revoke all on document_counter from giftshop_app;
grant select on document_counter to giftshop_app;
revoke update, delete, truncate on document, document_file from giftshop_app;
