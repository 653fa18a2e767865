import type { RouteTable } from "../routes/route-table.ts";
import type { Language, Storefront } from "../types.ts";
import { ar } from "./ar.ts";
import { da } from "./da.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nb } from "./nb.ts";
import { nl } from "./nl.ts";
import { byGroup, byStorefront } from "./overrides.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { sv } from "./sv.ts";

const byLanguage: Record<Language, RouteTable> = { nl, fr, de, en, es, it, pt, pl, sv, nb, da, ar };

/**
 * The table a storefront uses in a language: the language's own,
 * its brand group's words over it, the storefront's over those.
 */
export const routeTableOf = (storefront: Storefront, language: Language): RouteTable => ({
  ...byLanguage[language],
  ...byGroup[storefront.group]?.[language],
  ...byStorefront[storefront.code]?.[language],
  ...storefront.routes?.[language],
});
