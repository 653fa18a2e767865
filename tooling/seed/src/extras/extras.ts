import type { BrandGroup, Storefront } from "@giftshop/storefront-config";
import type { SeedExtra } from "../types.ts";
import type { LanguageWords } from "../words/language-words.ts";
import { concierge } from "./concierge-papers.ts";
import type { ExtraSlug } from "./extra-slugs.ts";
import type { House, PaperSlug } from "./house.ts";
import { kitchen } from "./kitchen-papers.ts";
import { drawPacking, type PackingSlug } from "./packings.ts";
import { party } from "./party-papers.ts";
import type { SceneSlug } from "./scenes.ts";

const houses: Readonly<Record<BrandGroup, House>> = { CB: kitchen, CK: party, GCS: concierge };

interface Extra {
  kind: SeedExtra["kind"];
  /** In euro cents, before it becomes a price of the storefront's currency. */
  cents: number;
  /** As the house has it. */
  draw: (storefront: Pick<Storefront, "group" | "accent">) => string;
}

const paper = (slug: PaperSlug, cents: number): Extra => ({
  kind: "WRAPPER",
  cents,
  draw: ({ group }) => houses[group].paper[slug](),
});

const digital = (slug: SceneSlug): Extra => ({
  kind: "DIGITAL_WRAPPER",
  cents: 0,
  draw: ({ group }) => houses[group].digital(slug),
});

const packing = (slug: PackingSlug, cents: number): Extra => ({
  kind: "GIFT_PACKING",
  cents,
  draw: (storefront) => drawPacking(slug, storefront),
});

/** What each costs and how it is drawn; digital envelopes are free. */
export const extras: Readonly<Record<ExtraSlug, Extra>> = {
  "wrap-confetti": paper("wrap-confetti", 195),
  "wrap-botanical": paper("wrap-botanical", 195),
  "wrap-stripes": paper("wrap-stripes", 195),
  "wrap-night-sky": paper("wrap-night-sky", 245),
  "wrap-kraft": paper("wrap-kraft", 145),
  "digital-birthday": digital("digital-birthday"),
  "digital-thank-you": digital("digital-thank-you"),
  "digital-congratulations": digital("digital-congratulations"),
  "digital-love": digital("digital-love"),
  "digital-winter": digital("digital-winter"),
  "digital-new-home": digital("digital-new-home"),
  "packing-kraft-box": packing("packing-kraft-box", 295),
  "packing-ribbon-box": packing("packing-ribbon-box", 395),
  "packing-tin": packing("packing-tin", 495),
  "packing-pouch": packing("packing-pouch", 445),
};

/** What an extra is called in a house, in the language of these words. */
export const extraTitle = (slug: ExtraSlug, group: BrandGroup, words: LanguageWords): string => {
  const own = houses[group].called?.[slug];
  return own ? words.housePapers[own] : words.extras[slug];
};
