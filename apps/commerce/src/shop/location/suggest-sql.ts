/** Follows every letter and digit of a folded word. */
const beyond = "'\u{10ffff}'";

/** The condition that a key begins like a text. */
const begins = (key: string, typed: string): string => `${key} >= ${typed} and ${key} < ${typed} || ${beyond}`;

/** What is shown of a place, in its own names. */
const shown = ["street", "city", "other_city_name"] as const;

/** Whether an area has a town of its name. */
const hasNamesake = "bool_or(l.city = l.administrative_area)";

interface Kind {
  /** Its place among the kinds. */
  place: number;
  /** Which of the two texts begins it. */
  typed: "$2" | "$3";
  key: "city_key" | "other_city_key" | "area_key" | "street_key";
  /** Columns of what it shows. */
  shows: readonly (typeof shown)[number][];
  /** Which of those that are put together are told at all. */
  only?: string;
  /** Degrees of latitude that a map shows around it at least, from its middle. */
  margin: number;
}

const town: Kind = { place: 1, typed: "$2", key: "city_key", shows: ["city"], margin: 0.02 };
/** Where all places of an area are in the town of its name, the town says it. */
const area: Kind = {
  place: 2,
  typed: "$2",
  key: "area_key",
  shows: [],
  only: "not coalesce(bool_and(l.city = l.administrative_area), false)",
  margin: 0.05,
};
const street: Kind = { place: 3, typed: "$3", key: "street_key", shows: ["street", "city"], margin: 0.004 };
const otherTown: Kind = { ...town, key: "other_city_key", shows: ["city", "other_city_name"] };

/** Around all places, at five decimals; a degree of longitude is the shorter one. */
const rectangle = (margin: number): string => {
  const side = (widest: "min" | "max", column: string, degrees: number): string => {
    const [furthest, sign] = widest === "min" ? ["least", "-"] : ["greatest", "+"];
    return `round(${furthest}(${widest}(${column}), avg(${column}) ${sign} ${degrees})::numeric, 5)::double precision`;
  };
  return `${side("min", "latitude", margin)} as "latMin", ${side("max", "latitude", margin)} as "latMax",
    ${side("min", "longitude", 1.6 * margin)} as "lonMin", ${side("max", "longitude", 1.6 * margin)} as "lonMax"`;
};

const ofProduct = "($4::int is null or l.product = $4)";

/** Asked once, so that a storefront without texts does not look for those of each place. */
const anyTexts = "exists (select from location_text x where x.storefront = $1)";

const hasText = "exists (select from location_text x where x.location = l.id and x.language = $7)";

/**
 * The place that stands for those that are put together:
 * the first that has texts in the language, if any has.
 */
const first = `coalesce(min(l.id) filter (where ${anyTexts} and ${hasText}), min(l.id))`;

/** What a kind tells of the places that it puts together. */
const told = ({ place, shows, margin }: Kind, key: string): string => `
  select ${place} as place, ${key} as key, ${first} as id, ${rectangle(margin)}, l.administrative_area, l.country_code,
    ${shows.length === 0 ? hasNamesake : "false"} as namesake,
    ${shown.map((column) => `${shows.includes(column) ? `l.${column}` : "null"} as ${column}`).join(", ")}`;

/** What they have in common; a key that is grouped by is that of each. */
const together = ({ shows, only = "true" }: Kind, ...keys: string[]): string => {
  const columns = [...keys, ...shows, "administrative_area", "country_code"].map((column) => `l.${column}`);
  return `group by ${columns.join(", ")} having ${only}`;
};

/** Walks the index of its key from where it begins like the text, and stops when there are enough. */
const byOwnName = (kind: Kind, but = "true"): string => `(
  ${told(kind, `l.${kind.key}`)}
  from location l
  where l.storefront = $1 and l.active and ${kind.typed} <> '' and ${begins(`l.${kind.key}`, kind.typed)} and ${but} and ${ofProduct}
  ${together(kind, kind.key)} order by l.${kind.key} limit $5::int + $6::int)`;

/**
 * What begins like the text in a further language, whichever it is, but not in the names of the place itself.
 */
const byText = (kind: Kind, ...own: Kind["key"][]): string => `(
  ${told(kind, `min(t.${kind.key})`)}
  from location_text t join location l on l.id = t.location
  where t.storefront = $1 and l.active and ${kind.typed} <> '' and ${begins(`t.${kind.key}`, kind.typed)}
    and ${own.map((key) => `(${begins(`l.${key}`, kind.typed)}) is not true`).join(" and ")} and ${ofProduct}
  ${together(kind)} order by key limit $5::int + $6::int)`;

const found = [
  byOwnName(town),
  byOwnName(otherTown, `not (${begins("l.city_key", "$2")})`),
  byText(town, "city_key", "other_city_key"),
  byOwnName(area),
  byText(area, "area_key"),
  byOwnName(street),
  byText(street, "street_key"),
];

/**
 * Towns (by their texts' name where they have any), areas, streets. Values: storefront, folded beginnings
 * of a place and of a street, product or null, limit, offset, language.
 */
export const suggestions = `
  select case when s.street is not null then coalesce(t.street, s.street) end as street,
    case when s.city is not null then coalesce(t.city, s.city) end as city,
    case when not exists (select from location_text x where x.location = s.id) then s.other_city_name end as "otherCityName",
    coalesce(t.administrative_area, s.administrative_area) as "administrativeArea",
    s.country_code as "countryCode", s.namesake, "latMin", "latMax", "lonMin", "lonMax"
  from (${found.join(" union all ")}) s left join location_text t on t.location = s.id and t.language = $7
  order by s.place, s.key, s.street, s.city, s.administrative_area limit $5::int offset $6::int`;
