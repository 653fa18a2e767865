/** Documents that one change names at most; of more it says that there are many. */
const mostNamed = 1000;

/** How many documents a statement wrote, and which, unless they are many. */
const namesOf = (statement: string): string => `
  with written as (${statement} returning kind, key), names as (select distinct kind, key from written)
  select (select count(*)::int from written) as rows,
    case when (select count(*) from names) <= ${mostNamed} then array(select kind || ' ' || key from names) end as names`;

/**
 * Each statement takes the storefront and one JSON array. What is equal is not touched, so that what was written says whether
 * anything changed.
 */
const documentColumns = `language text, kind text, key text, title text, keywords text, body text, path text, popularity integer,
  image text, "productType" text, "backgroundColor" text, "showShadow" boolean`;

export const writeDocuments = namesOf(`
  insert into search_document (storefront, language, kind, key, title, keywords, body, path, popularity, image, product_type,
    background_color, show_shadow)
  select $1, d.* from jsonb_to_recordset($2) as d (${documentColumns})
  on conflict (storefront, language, kind, key) do update set
    (title, keywords, body, path, popularity, image, product_type, background_color, show_shadow) =
    (excluded.title, excluded.keywords, excluded.body, excluded.path, excluded.popularity, excluded.image,
      excluded.product_type, excluded.background_color, excluded.show_shadow)
  where (search_document.title, search_document.keywords, search_document.body, search_document.path,
      search_document.popularity, search_document.image, search_document.product_type, search_document.background_color,
      search_document.show_shadow)
    is distinct from (excluded.title, excluded.keywords, excluded.body, excluded.path, excluded.popularity, excluded.image,
      excluded.product_type, excluded.background_color, excluded.show_shadow)`);

/** Third value: the kinds that the array is all of. Fourth: the keys that it is all of; any where it is null. */
export const forgetDocuments = namesOf(`
  delete from search_document where storefront = $1 and kind = any($3::text[]) and ($4::text[] is null or key = any($4))
    and (language, kind, key) not in (
      select language, kind, key from jsonb_to_recordset($2) as d (language text, kind text, key text))`);

export const writeTerms = `
  insert into search_term (storefront, language, title, popularity)
  select $1, d.* from jsonb_to_recordset($2) as d (language text, title text, popularity integer)
  on conflict (storefront, language, title) do update set popularity = excluded.popularity
  where search_term.popularity <> excluded.popularity`;

export const forgetTerms = `
  delete from search_term where storefront = $1 and (language, title) not in (
    select language, title from jsonb_to_recordset($2) as d (language text, title text))`;

export const writeHighlights = `
  insert into search_highlight (storefront, language, position, kind, key, title, description, background_image, show_hand)
  select $1, d.* from jsonb_to_recordset($2) as d (language text, position integer, kind text, key text, title text,
    description text, "backgroundImage" text, "showHand" boolean)
  on conflict (storefront, language, position) do update set
    (kind, key, title, description, background_image, show_hand) =
    (excluded.kind, excluded.key, excluded.title, excluded.description, excluded.background_image, excluded.show_hand)
  where (search_highlight.kind, search_highlight.key, search_highlight.title, search_highlight.description,
      search_highlight.background_image, search_highlight.show_hand)
    is distinct from
    (excluded.kind, excluded.key, excluded.title, excluded.description, excluded.background_image, excluded.show_hand)`;

export const forgetHighlights = `
  delete from search_highlight where storefront = $1 and (language, position) not in (
    select language, position from jsonb_to_recordset($2) as d (language text, position integer))`;

/** Versions that are known by what they changed; who knows an older one reads everything. */
const versionsKept = 50;

/** Second value: names of the documents that changed, `PRODUCT 12`; null where they are many. */
export const raiseVersion = `
  with raised as (
    insert into search_version (storefront, version) values ($1, 1)
    on conflict (storefront) do update set version = search_version.version + 1
    returning version
  ), forgotten as (
    delete from search_change where storefront = $1 and version <= (select version from raised) - ${versionsKept}
  )
  insert into search_change (storefront, version, kinds, keys)
  select $1, version,
    case when $2::text[] is not null then array(select split_part(name, ' ', 1) from unnest($2) with ordinality as n (name, place) order by place) end,
    case when $2::text[] is not null then array(select substr(name, strpos(name, ' ') + 1) from unnest($2) with ordinality as n (name, place) order by place) end
  from raised`;
