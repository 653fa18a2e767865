/** Rows of the one JSON array that each statement takes as its second value; the first is the storefront. */
const rows = `jsonb_to_recordset($2) as n (kind text, key text, language text, path text, title text, description text, intro text,
  image text, noindex boolean, keywords text[], nofollow boolean, position integer, taxonomy text[], blocks jsonb)`;

const says = (row: string): string =>
  `(${["path", "title", "description", "intro", "image", "noindex", "keywords", "nofollow", "taxonomy", "blocks"].map((column) => `${row}.${column}`).join(", ")})`;

export const importPages = `
  insert into content_page (storefront, kind, key, position)
  select distinct on (kind, key) $1, kind, key, coalesce(position, 0) from ${rows} order by kind, key, position
  on conflict (storefront, kind, key) do update set position = excluded.position
  where content_page.position is distinct from excluded.position`;

/** What says something else now, or is gone, makes room; nothing that was published is ever lost. */
export const retireVersions = `
  update content_version v set state = 'RETIRED' from content_page p
  where p.id = v.page and v.storefront = $1 and v.state = 'PUBLISHED' and not exists (
    select from ${rows} where (n.kind, n.key, n.language) = (p.kind, p.key, v.language)
      and ${says("n")} is not distinct from ${says("v")})`;

/**
 * When a page was first published in a language; the time
 * that is given where it is published for the first time.
 */
const firstPublished = (page: string, language: string, now: string): string =>
  `coalesce((select min(o.first_published_at) from content_version o where (o.page, o.language) = (${page}, ${language})), ${now})`;

/** Third value: the time. */
export const publishVersions = `
  insert into content_version (page, storefront, kind, language, state, path, title, description, intro, image, noindex, keywords, nofollow, taxonomy,
    blocks, created_at, published_at, first_published_at)
  select p.id, $1, n.kind, n.language, 'PUBLISHED', n.path, n.title, n.description, n.intro, n.image, n.noindex, n.keywords, n.nofollow, n.taxonomy,
    n.blocks, $3, $3, ${firstPublished("p.id", "n.language", "$3")}
  from ${rows} join content_page p on (p.storefront, p.kind, p.key) = ($1, n.kind, n.key)
  where not exists (
    select from content_version v where v.page = p.id and v.language = n.language and v.state = 'PUBLISHED')`;

const draftRow = `v.state = 'DRAFT' and v.storefront = $1`;

/**
 * Pages as drafts, in this order; the third value is the time. A page that is new gets its name,
 * a draft that says something else now is dropped, and what is not a draft yet becomes one.
 */
export const keepDrafts = [
  `insert into content_page (storefront, kind, key, position)
    select distinct on (kind, key) $1, kind, key, coalesce(position, 0) from ${rows} where $3::timestamptz is not null
    order by kind, key, position
    on conflict (storefront, kind, key) do nothing`,
  `delete from content_version v using content_page p, ${rows}
    where ${draftRow} and $3::timestamptz is not null and p.id = v.page and (n.kind, n.key, n.language) = (p.kind, p.key, v.language)
      and (${says("n")}, n.position) is distinct from (${says("v")}, v.position)`,
  `insert into content_version (page, storefront, kind, language, state, path, title, description, intro, image, noindex, keywords, nofollow, taxonomy,
      blocks, position, created_at)
    select p.id, $1, n.kind, n.language, 'DRAFT', n.path, n.title, n.description, n.intro, n.image, n.noindex, n.keywords, n.nofollow, n.taxonomy,
      n.blocks, n.position, $3
    from ${rows} join content_page p on (p.storefront, p.kind, p.key) = ($1, n.kind, n.key)
    where not exists (
      select from content_version v where v.page = p.id and v.language = n.language and ${draftRow})`,
];

/**
 * The page and language of a draft that was chosen: second
 * value kind, third key, fourth language; null is any.
 */
const chosen = `p.storefront = $1 and ($2::text is null or p.kind = $2) and ($3::text is null or p.key = $3)`;

/** Makes room for the drafts that were chosen. */
export const retirePublished = `
  update content_version v set state = 'RETIRED' from content_page p, content_version d
  where p.id = v.page and ${chosen} and v.state = 'PUBLISHED'
    and d.page = v.page and d.language = v.language and d.state = 'DRAFT' and ($4::text is null or d.language = $4)`;

/** Puts pages where the chosen drafts want them: the first place that is wanted, in all languages. */
export const movePages = `
  update content_page moved set position = d.position
  from (
    select distinct on (v.page) v.page, v.position from content_version v join content_page p on p.id = v.page
    where ${chosen} and v.state = 'DRAFT' and ($4::text is null or v.language = $4) and v.position is not null
    order by v.page, v.position) d
  where moved.id = d.page and moved.position <> d.position`;

/** Fifth value: the time. */
export const publishDrafts = `
  update content_version v set state = 'PUBLISHED', position = null, publish_at = null, published_at = $5,
    first_published_at = ${firstPublished("v.page", "v.language", "$5")}
  from content_page p
  where p.id = v.page and ${chosen} and v.state = 'DRAFT' and ($4::text is null or v.language = $4)`;
