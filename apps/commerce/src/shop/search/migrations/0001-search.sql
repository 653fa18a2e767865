-- What can be found, whichever room it comes from. A room replaces the documents of its kinds when its own rows change.
create table search_document (
  storefront text not null,
  language text not null,
  kind text not null check (kind in ('PRODUCT', 'CATEGORY', 'PAGE', 'POST')),
  -- What its own room calls it; the same in every language.
  key text not null,
  title text not null check (title <> ''),
  -- What it also answers to, such as its category.
  keywords text not null,
  -- Plain text; shown with what was found, and searched where no title fits.
  body text not null,
  -- Path segment of its page. Of a page or post the path from its language's root, as only its own room knows its route.
  path text not null,
  -- Its place among its kind, 1 is the most chosen: decides between those that fit equally well.
  popularity integer not null check (popularity > 0),
  image text,
  product_type text check (product_type in ('GIFTCARD', 'DONATION', 'GIFTCARD_BLANK')),
  background_color text,
  show_shadow boolean,
  primary key (storefront, language, kind, key),
  check ((kind in ('PAGE', 'POST')) = (path like '/%')),
  check ((kind = 'PRODUCT') = (product_type is not null))
);

-- What is offered before anything is typed.
create table search_term (
  storefront text not null,
  language text not null,
  title text not null check (title <> ''),
  popularity integer not null check (popularity > 0),
  primary key (storefront, language, title)
);

-- A document that is put forward, in words of its own. One that cannot be found any more is not shown.
create table search_highlight (
  storefront text not null,
  language text not null,
  position integer not null check (position > 0),
  kind text not null,
  key text not null,
  title text not null check (title <> ''),
  description text not null,
  background_image text,
  show_hand boolean not null,
  primary key (storefront, language, position)
);

-- Goes up with every change of the above; what a process remembers is keyed by it.
create table search_version (
  storefront text primary key,
  version bigint not null
);
