-- A page of a company whose cards are exchanged for some brands only, until a day.
create table exchange_page (
  storefront text not null,
  -- As it stands in addresses.
  id text not null check (id ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$'),
  company text not null check (company <> ''),
  -- Name of its picture in media.
  logo text not null,
  -- Paths of the brands; none is all that the choice card is exchanged for.
  brands text[] not null,
  -- Last day on which something may be had by it, in the storefront's zone.
  expires_on date not null,
  primary key (storefront, id)
);

-- Cards of a company's page. A card without one is exchanged for everything.
create table exchange_card (
  card bigint primary key references gift_card,
  storefront text not null,
  page text not null,
  foreign key (storefront, page) references exchange_page
);

-- Brands that issue their cards elsewhere, or show their shop beside ours: one of the three ways.
create table exchange_brand (
  storefront text not null,
  brand text not null,
  iframe_url text check (iframe_url ~ '^https://'),
  redirect_url text check (redirect_url ~ '^https://'),
  -- Seconds until the redirect, which can be stopped.
  redirect_seconds integer check (redirect_seconds between 0 and 60),
  -- By language.
  link_title jsonb,
  link_url text check (link_url ~ '^https://'),
  primary key (storefront, brand),
  check (num_nonnulls(iframe_url, redirect_url, link_url) = 1),
  check ((redirect_url is null) = (redirect_seconds is null)),
  check ((link_url is null) = (link_title is null))
);
