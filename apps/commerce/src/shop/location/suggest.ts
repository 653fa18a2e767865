import type { Language, StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../platform/database/index.ts";
import { suggestions } from "./suggest-sql.ts";
import type { MapRectangle } from "./types.ts";

/** A town, an area or a street in which there are places. */
export interface Suggestion extends MapRectangle {
  /** Street, where the suggestion is an address. */
  street: string | null;
  /** Town, where the suggestion is an address or a town. */
  city: string | null;
  /** The town's other name, where that is what was typed and no language has one of its own. */
  otherCityName: string | null;
  administrativeArea: string | null;
  /** Whether it is an area that has a town of its name. */
  namesake: boolean;
  countryCode: string;
}

type Values = [StorefrontCode, string, string, number | null, number, number, Language];

const selectSuggestions = prepared<Suggestion, Values>("location-suggestions", suggestions);

export interface SuggestionRequest {
  storefront: StorefrontCode;
  /** What they are called in, as far as they have names there; they are found by those of every language. */
  language: Language;
  /** Folded beginnings of a town or area, and of a street. */
  typed: { place: string; street: string };
  /** Its places alone. */
  product: number | undefined;
  limit: number;
  offset: number;
}

/** Towns first, then areas, then streets, each in the order of the name it was found by, in one statement. */
export const suggestPlaces = (
  db: Queryable,
  { storefront, language, typed, product, limit, offset }: SuggestionRequest,
): Promise<Suggestion[]> =>
  selectSuggestions.all(db, storefront, typed.place, typed.street, product ?? null, limit, offset, language);
