-- What is shown of a product beside its card, in the editors' order: of each picture its name in media, and what it shows, by language.
alter table product add column pictures jsonb check (jsonb_typeof(pictures) = 'array');
