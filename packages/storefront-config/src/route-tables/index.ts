import type { RouteTable } from "../route-table.ts";
import type { BrandGroup, Language, Storefront } from "../types.ts";
import { ar } from "./ar.ts";
import { da } from "./da.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nb } from "./nb.ts";
import { nl } from "./nl.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { sv } from "./sv.ts";

const byLanguage: Record<Language, RouteTable> = { nl, fr, de, en, es, it, pt, pl, sv, nb, da, ar };

/** GCS says /cadeaukaarten/ where CB and CK say /cadeaubonnen/; the listed `/voucher/choice-gift/` is the English CK. */
const byGroup: Partial<Record<BrandGroup, Partial<Record<Language, Partial<RouteTable>>>>> = {
  CK: { en: { listing: "/voucher/:page?/", product: "/voucher/:product/" } },
  GCS: { nl: { listing: "/cadeaukaarten/:page?/", product: "/cadeaukaarten/:product/" } },
};

/** The table a storefront uses in a language: the language's own, its brand group's words over it, the storefront's over those. */
export const routeTableOf = (storefront: Storefront, language: Language): RouteTable => ({
  ...byLanguage[language],
  ...byGroup[storefront.group]?.[language],
  ...storefront.routes?.[language],
});
