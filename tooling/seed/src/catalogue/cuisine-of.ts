import type { Storefront } from "@giftshop/storefront-config";
import type { Words } from "../types.ts";
import { type Cuisine, cuisines } from "../words/cuisines.ts";
import { inLanguages } from "./texts.ts";

/** What each of the restaurants cooks. */
const kitchens: Readonly<Record<string, Cuisine>> = {
  "the-long-table": "sharing",
  "saffron-and-salt": "spiced",
  "ember-kitchen": "grill",
  "blue-fig": "mediterranean",
  "copper-ladle": "seasonal",
  "marrow-and-mint": "seasonal",
  "supper-club-nine": "sharing",
  "tin-roof-tapas": "tapas",
  "the-honourable-society-of-pudding-makers": "desserts",
  "thyme-and-tide": "seasonal",
  "the-brass-spoon": "bistro",
  "cinder-and-oak": "grill",
  "olive-branch-table": "mediterranean",
  "petit-marmite": "bistro",
  "fennel-and-flame": "grill",
  "the-hungry-heron": "british",
  "pepper-lane": "spiced",
  "tafel-van-toon": "seasonal",
  kersenhof: "regional",
  "le-comptoir-dernest": "bistro",
  "la-table-des-cousins": "sharing",
  "brasserie-du-canal": "bistro",
  "gasthaus-silberloffel": "regional",
  "die-kuchenliebe": "seasonal",
  "the-plum-and-parsnip": "british",
  "harbour-pie-house": "british",
  "la-mesa-larga": "sharing",
  "casa-pimenton": "tapas",
  "trattoria-zia-nella": "italian",
  "osteria-del-noce": "italian",
  "cozinha-da-serra": "regional",
  "pod-zlota-lyzka": "regional",
  "kok-and-kajen": "nordic",
  "den-blaa-tallerken": "nordic",
  "layali-table": "levantine",
};

/** The kitchen of a brand; `undefined` where nothing is cooked. */
export const kitchenOf = (slug: string): Cuisine | undefined => kitchens[slug];

/** What is cooked at a brand, in the storefront's languages; `undefined` where nothing is. */
export const cuisineOf = (storefront: Storefront, slug: string): Words | undefined => {
  const cuisine = kitchenOf(slug);
  return cuisine && inLanguages(storefront, (_own, language) => cuisines[cuisine][language]);
};
