-- Sessions for who reads them together with tables of their own: the token's hash finds one, nothing is written here.
create view open_session as select token_hash, legal_entity, expires_at, id, account, visitor, seen_at from session;
revoke insert, update, delete on open_session from giftshop_app;
