import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../database/index.ts";
import type { MapRectangle } from "./types.ts";

/** A town, an area or a street in which there are places. */
export interface Suggestion extends MapRectangle {
  /** Of an address alone. */
  street: string | null;
  /** Of an address and a town. */
  city: string | null;
  /** The town's other name, where that is what was typed. */
  otherCityName: string | null;
  administrativeArea: string | null;
  countryCode: string;
}

type Values = [StorefrontCode, string, string, number | null, number, number];

/** Follows every letter and digit of a folded word. */
const beyond = "'\u{10ffff}'";

/** The condition that a key begins like a text. */
const begins = (key: string, typed: string): string => `${key} >= ${typed} and ${key} < ${typed} || ${beyond}`;

interface Kind {
  /** Its place among the kinds. */
  place: number;
  /** Which of the two texts begins it. */
  typed: "$2" | "$3";
  key: string;
  /** Columns of what it shows. */
  shows: readonly ("street" | "city" | "other_city_name")[];
  /** What else has to be so. */
  but?: string;
  /** Degrees of latitude that a map shows around it at least, from its middle. */
  margin: number;
}

const kinds: readonly Kind[] = [
  { place: 1, typed: "$2", key: "city_key", shows: ["city"], margin: 0.02 },
  {
    place: 1,
    typed: "$2",
    key: "other_city_key",
    shows: ["city", "other_city_name"],
    but: `not (${begins("city_key", "$2")})`,
    margin: 0.02,
  },
  { place: 2, typed: "$2", key: "area_key", shows: [], margin: 0.05 },
  { place: 3, typed: "$3", key: "street_key", shows: ["street", "city"], margin: 0.004 },
];

/** Around all places, five decimals. A degree of longitude is the shorter one. */
const rectangle = (margin: number): string => {
  const side = (widest: "min" | "max", column: string, degrees: number): string => {
    const [furthest, sign] = widest === "min" ? ["least", "-"] : ["greatest", "+"];
    return `round(${furthest}(${widest}(${column}), avg(${column}) ${sign} ${degrees})::numeric, 5)::double precision`;
  };
  return `${side("min", "latitude", margin)} as "latMin", ${side("max", "latitude", margin)} as "latMax",
    ${side("min", "longitude", 1.6 * margin)} as "lonMin", ${side("max", "longitude", 1.6 * margin)} as "lonMax"`;
};

const shown = ["street", "city", "other_city_name"] as const;

/** Walks the index of its key from where it begins like the text, and stops when there are enough. */
const selectKind = ({ place, typed, key, shows, but = "true", margin }: Kind): string => `(
  select ${place} as place, ${key} as key, administrative_area, country_code, ${rectangle(margin)},
    ${shown.map((column) => `${shows.includes(column) ? column : "null"} as ${column}`).join(", ")}
  from location
  where storefront = $1 and active and ${typed} <> '' and ${begins(key, typed)} and ${but}
    and ($4::int is null or product = $4)
  group by ${[key, ...shows, "administrative_area", "country_code"].join(", ")}
  order by ${key} limit $5::int + $6::int)`;

const selectSuggestions = prepared<Suggestion, Values>(
  "location-suggestions",
  `select street, city, other_city_name as "otherCityName", administrative_area as "administrativeArea",
      country_code as "countryCode", "latMin", "latMax", "lonMin", "lonMax"
    from (${kinds.map(selectKind).join(" union all ")}) s
    order by place, key, street, city, administrative_area limit $5::int offset $6::int`,
);

export interface SuggestionRequest {
  storefront: StorefrontCode;
  /** Folded beginnings of a town or area, and of a street. */
  typed: { place: string; street: string };
  /** Its places alone. */
  product: number | undefined;
  limit: number;
  offset: number;
}

/** Towns first, then areas, then streets, each in the order of its name. One statement. */
export const suggestPlaces = (
  db: Queryable,
  { storefront, typed, product, limit, offset }: SuggestionRequest,
): Promise<Suggestion[]> =>
  selectSuggestions.all(db, storefront, typed.place, typed.street, product ?? null, limit, offset);
