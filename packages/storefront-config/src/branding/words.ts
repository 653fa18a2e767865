import type { Language } from "../types.ts";
import type { SignName } from "./signs.ts";

/**
 * What a record says about its looks; pictures are drawn from it,
 * the rest of its branding follows from its country and languages.
 */
export interface BrandingWords {
  /** What its sign shows. */
  sign: SignName;
  /** Its name in one or two parts, which the logo sets apart: ["Carte", "Bonheur"]. */
  words: readonly [string, string?];
  /** Whether the header and the footer carry the house's decoration. */
  decoration: { header: boolean; footer: boolean };
  /** "Mo-Fr 09:00-17:30", where the desk may be visited. */
  openingHours?: string;
  /** What it is, for search engines, where the house's own sentence does not fit. */
  description?: Partial<Record<Language, string>>;
}
