import type { BrandGroup } from "@giftshop/storefront-config";
import { toCard } from "../card/draw-face.ts";
import { type Palette, palettes } from "../card/palettes.ts";
import { randomOf } from "../random.ts";
import type { SeedExtra } from "../types.ts";
import { bow, ribbon } from "./bow.ts";
import { packings } from "./packings.ts";
import { confettiPaper, kraftPaper, leafPaper, type Pattern, starPaper, stripedPaper } from "./patterns.ts";
import { envelope, type SceneSlug } from "./scenes.ts";
import { sealedLetter } from "./sealed-letter.ts";

const palette = (ground: string): Palette => {
  const found = palettes.find((candidate) => candidate.ground === ground);
  if (!found) throw new Error(`There is no palette on ${ground}.`);
  return found;
};

interface Extra {
  kind: SeedExtra["kind"];
  /** In euro cents, before it becomes a price of the storefront's currency. */
  cents: number;
  /** As the house has it. */
  draw: (group: BrandGroup) => string;
}

const card = (slug: string, colors: Palette, content: string): string => toCard(slug, colors.ground, content);

const paper = (slug: string, ground: string, pattern: Pattern, cents: number): Extra => ({
  kind: "WRAPPER",
  cents,
  draw: () => {
    const colors = palette(ground);
    const band = ribbon(560, 270, slug === "wrap-kraft" ? 14 : 60, colors.ink);
    const sheet = pattern(colors, randomOf(slug));
    return card(slug, colors, sheet + band + bow(560, 262, 0.9, colors.third, colors.second));
  },
});

const digital = (slug: SceneSlug, ground: string): Extra => ({
  kind: "DIGITAL_WRAPPER",
  cents: 0,
  draw: (group) =>
    group === "GCS" ? sealedLetter(slug) : card(slug, palette(ground), envelope(slug, palette(ground))),
});

const packing = (slug: keyof typeof packings, ground: string, cents: number): Extra => ({
  kind: "GIFT_PACKING",
  cents,
  draw: () => card(slug, palette(ground), packings[slug](palette(ground))),
});

/** What goes around a gift: wrapping paper, digital envelopes (free) and packings. */
export const extras = {
  "wrap-confetti": paper("wrap-confetti", "#FFCF4A", confettiPaper, 195),
  "wrap-botanical": paper("wrap-botanical", "#1F6B4A", leafPaper, 195),
  "wrap-stripes": paper("wrap-stripes", "#F7B5CC", stripedPaper, 195),
  "wrap-night-sky": paper("wrap-night-sky", "#10243E", starPaper, 245),
  "wrap-kraft": paper("wrap-kraft", "#EFE0C8", kraftPaper, 145),
  "digital-birthday": digital("digital-birthday", "#BDE9D3"),
  "digital-thank-you": digital("digital-thank-you", "#FFD9BF"),
  "digital-congratulations": digital("digital-congratulations", "#5B2A86"),
  "digital-love": digital("digital-love", "#F7B5CC"),
  "digital-winter": digital("digital-winter", "#1E4FA3"),
  "digital-new-home": digital("digital-new-home", "#A9D8F2"),
  "packing-kraft-box": packing("packing-kraft-box", "#EFE0C8", 295),
  "packing-ribbon-box": packing("packing-ribbon-box", "#D6CCF5", 395),
  "packing-tin": packing("packing-tin", "#BDE9D3", 495),
  "packing-pouch": packing("packing-pouch", "#FFD9BF", 445),
} as const satisfies Record<string, Extra>;

export type ExtraSlug = keyof typeof extras;
export const extraSlugs = Object.keys(extras) as ExtraSlug[];
