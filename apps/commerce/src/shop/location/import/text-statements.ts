/**
 * Rows of the JSON array that is these statements' second value, one for a place that is there; the first is
 * the storefront.
 */
const places = `jsonb_to_recordset($2) as l (product text, path text, texts jsonb)
  join product p on p.storefront = $1 and p.brand = l.product join location o on o.product = p.id and o.path = l.path`;

const columns = "title, street, city, administrative_area, title_key, city_key, area_key, street_key";

const said = `t.title, t.street, t.city, t."administrativeArea", t."titleKey", t."cityKey", t."areaKey", t."streetKey"`;

const of = (alias: string): string => columns.replaceAll(/\w+/gu, (column) => `${alias}.${column}`);

/** Writes what places are called in further languages where that is new, or something else now. */
export const writeTexts = `
  with written as (
    insert into location_text (location, storefront, language, ${columns})
    select o.id, $1, t.language, ${said}
    from ${places}, jsonb_to_recordset(l.texts) as t (language text, title text, street text, city text, "administrativeArea" text,
      "titleKey" text, "cityKey" text, "areaKey" text, "streetKey" text)
    where not exists (
      select from location_text x where x.location = o.id and x.language = t.language and (${of("x")}) is not distinct from (${said}))
    on conflict (location, language) do update set (${columns}) = (${of("excluded")})
    returning location)
  select id, product from location where id in (select location from written)`;

/** Forgets what these places were called in languages that they do not have any more. */
export const forgetTexts = `
  delete from location_text x using ${places}
  where x.location = o.id and not exists (
    select from jsonb_to_recordset(l.texts) as t (language text) where t.language = x.language)
  returning o.id, o.product`;
