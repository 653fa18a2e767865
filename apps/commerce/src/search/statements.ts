/**
 * Each statement takes the storefront and one JSON array. What is equal is not touched, so that the row count says whether
 * anything changed.
 */
const documentColumns = `language text, kind text, key text, title text, keywords text, body text, path text, popularity integer,
  image text, "productType" text, "backgroundColor" text, "showShadow" boolean`;

export const writeDocuments = `
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
      excluded.product_type, excluded.background_color, excluded.show_shadow)`;

/** Third value: the kinds that the array is all of. */
export const forgetDocuments = `
  delete from search_document where storefront = $1 and kind = any($3::text[]) and (language, kind, key) not in (
    select language, kind, key from jsonb_to_recordset($2) as d (language text, kind text, key text))`;

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

export const raiseVersion = `
  insert into search_version (storefront, version) values ($1, 1)
  on conflict (storefront) do update set version = search_version.version + 1`;
