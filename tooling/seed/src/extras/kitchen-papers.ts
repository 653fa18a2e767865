import { toCard } from "../card/draw-face.ts";
import { paletteOf } from "../card/palettes.ts";
import { randomOf } from "../random.ts";
import { bow, ribbon } from "./bow.ts";
import type { House, PaperSlug } from "./house.ts";
import { confettiPaper, kraftPaper, leafPaper, type Pattern, starPaper, stripedPaper } from "./patterns.ts";
import { envelope, type SceneSlug } from "./scenes.ts";

const paper = (slug: PaperSlug, ground: string, pattern: Pattern) => () => {
  const colors = paletteOf(ground);
  const band = ribbon(560, 270, slug === "wrap-kraft" ? 14 : 60, colors.ink);
  const sheet = pattern(colors, randomOf(slug));
  return toCard(slug, ground, sheet + band + bow(560, 262, 0.9, colors.third, colors.second));
};

const grounds: Readonly<Record<SceneSlug, string>> = {
  "digital-birthday": "#BDE9D3",
  "digital-thank-you": "#FFD9BF",
  "digital-congratulations": "#5B2A86",
  "digital-love": "#F7B5CC",
  "digital-winter": "#1E4FA3",
  "digital-new-home": "#A9D8F2",
};

/** CB: many-coloured papers with a soft bow, as from a drawer of the kitchen table. */
export const kitchen: House = {
  paper: {
    "wrap-confetti": paper("wrap-confetti", "#FFCF4A", confettiPaper),
    "wrap-botanical": paper("wrap-botanical", "#1F6B4A", leafPaper),
    "wrap-stripes": paper("wrap-stripes", "#F7B5CC", stripedPaper),
    "wrap-night-sky": paper("wrap-night-sky", "#10243E", starPaper),
    "wrap-kraft": paper("wrap-kraft", "#EFE0C8", kraftPaper),
  },
  digital: (slug) => toCard(slug, grounds[slug], envelope(slug, paletteOf(grounds[slug]))),
};
