-- Documents that pages send, by their hash (graphql/accepted-documents.ts): of the build in use, and of those before, whose pages may
-- still be open.
create table accepted_document (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  replaced_at timestamptz
);
revoke insert, update, delete on accepted_document from giftshop_app;
