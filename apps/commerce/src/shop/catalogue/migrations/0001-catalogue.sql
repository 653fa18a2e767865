-- Pictures by the hash of their content: what a name shows never changes.
create table media (
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  svg text not null,
  brotli bytea not null
);

-- A brand is one row however many storefronts sell it.
create table brand (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  kind text not null check (kind in ('GIFTCARD', 'DONATION', 'BLANK_PACK')),
  background_color text not null,
  show_hand boolean not null,
  show_shadow boolean not null,
  face text not null references media,
  -- Most pieces per order (2030).
  count_per_order integer check (count_per_order > 0),
  voucher text check (voucher in ('SPV', 'MPV')),
  check (kind <> 'DONATION' or voucher is null),
  check (kind <> 'GIFTCARD' or voucher is not null)
);

-- Goes up with every change of what a storefront sells; what a process remembers of a catalogue is keyed by it.
create table catalogue_version (
  storefront text primary key,
  version bigint not null
);

create table category (
  storefront text not null,
  slug text not null,
  title jsonb not null,
  icon text not null,
  position integer not null,
  primary key (storefront, slug)
);

create table product (
  id integer generated always as identity primary key,
  storefront text not null,
  brand text not null references brand,
  category text not null,
  title jsonb not null,
  description jsonb not null,
  conditions jsonb not null,
  popularity integer not null check (popularity > 0),
  top boolean not null,
  -- Largest sum per order in minor units of the storefront's currency (2015).
  sum_per_order bigint check (sum_per_order > 0),
  -- False once it is no longer sold: baskets and orders still name it.
  active boolean not null default true,
  unique (storefront, brand),
  foreign key (storefront, category) references category
);

create table variation (
  id integer generated always as identity primary key,
  product integer not null references product,
  kind text not null check (kind in ('DIGITAL', 'PHYSICAL')),
  sku text not null unique,
  fixed_values bigint[] not null,
  has_fixed_prices boolean not null,
  minimum bigint not null check (minimum > 0),
  maximum bigint not null check (maximum >= minimum),
  active boolean not null default true,
  unique (product, kind),
  check (not has_fixed_prices or cardinality(fixed_values) > 0)
);

-- A variation without a row cannot run out. `reserved` is held by orders that wait for payment.
create table variation_stock (
  variation_id integer primary key references variation,
  storefront text not null,
  on_hand integer not null check (on_hand >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  constraint variation_stock_not_oversold check (reserved <= on_hand)
);
create index variation_stock_sold_out on variation_stock (storefront) include (variation_id) where on_hand = reserved;

create table extra (
  id integer generated always as identity primary key,
  storefront text not null,
  slug text not null,
  kind text not null check (kind in ('WRAPPER', 'DIGITAL_WRAPPER', 'GIFT_PACKING')),
  title jsonb not null,
  price bigint not null check (price >= 0),
  image text not null references media,
  position integer not null,
  active boolean not null default true,
  unique (storefront, slug)
);
