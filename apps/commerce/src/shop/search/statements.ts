/** Documents that one change names at most; of more it says that there are many. */
const mostNamed = 1000;

/** Columns of a document behind its storefront, in the order in which a source gives them. */
const documentColumns =
  "language, kind, key, title, keywords, body, path, popularity, image, product_type, background_color, show_shadow";
const facts = "title, keywords, body, path, popularity, image, product_type, background_color, show_shadow";
const of = (table: string): string => facts.replaceAll(/\w+/gu, (column) => `${table}.${column}`);

/**
 * Makes the documents of `source` all of some kinds; equal ones are untouched. Values: storefront, kinds,
 * keys to look among (null: all), the source's. Answers the rows and, if few, the documents.
 */
export const replaceDocuments = (source: string): string => `
  with documents (${documentColumns}) as materialized (${source}),
  written as (
    insert into search_document (storefront, ${documentColumns})
    select $1, documents.* from documents
    on conflict (storefront, language, kind, key) do update set (${facts}) = (${of("excluded")})
    where (${of("search_document")}) is distinct from (${of("excluded")})
    returning kind, key
  ), forgotten as (
    delete from search_document known where storefront = $1 and kind = any($2::text[]) and ($3::text[] is null or key = any($3))
      and not exists (
        select from documents d where (d.language, d.kind, d.key) = (known.language, known.kind, known.key))
    returning kind, key
  ), changed as (select kind, key from written union all select kind, key from forgotten),
  names as (select distinct kind, key from changed)
  select (select count(*)::int from changed) as rows,
    case when (select count(*) from names) <= ${mostNamed} then array(select kind || ' ' || key from names) end as names`;

/** A source of documents: the fourth value, a JSON array. */
export const givenDocuments = `
  select language, kind, key, title, keywords, body, path, popularity, image, "productType", "backgroundColor", "showShadow"
  from json_to_recordset($4) as d (language text, kind text, key text, title text, keywords text, body text, path text,
    popularity integer, image text, "productType" text, "backgroundColor" text, "showShadow" boolean)`;

/**
 * Each takes the storefront and one JSON array. What is equal is
 * not touched, so that the row count says whether anything changed.
 */
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
