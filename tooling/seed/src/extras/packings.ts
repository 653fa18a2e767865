import type { BrandGroup, Storefront } from "@giftshop/storefront-config";
import { toCard } from "../card/draw-face.ts";
import { bow } from "./bow.ts";

/** As on the stage: `body` is the house's own colour, `accent` the storefront's, `deep` what is in shade. */
interface Colors {
  body: string;
  deep: string;
  accent: string;
}

const houses: Readonly<Record<BrandGroup, { ground: string; body: string; deep: string }>> = {
  CB: { ground: "#FDE9EF", body: "#C2255C", deep: "#86173E" },
  CK: { ground: "#E0F4F0", body: "#00796B", deep: "#004D44" },
  GCS: { ground: "#F4F1E8", body: "#3B3BC4", deep: "#242484" },
};

/** Board is brown in every house. */
const board = "#C99A66";

const shadow = '<ellipse cx="428" cy="466" rx="250" ry="20" opacity=".14"/>';

const box = (body: string, lid: string): string =>
  `${shadow}<path d="M228 214h400v230q0 18-18 18H246q-18 0-18-18z" fill="${body}"/><path d="M228 230h400v18H228z" opacity=".2"/><rect x="206" y="166" width="444" height="74" rx="12" fill="${lid}"/>`;

const drawings = {
  "packing-kraft-box": ({ body }: Colors): string =>
    `${box(board, "#D6AD7D")}<g fill="none" stroke="${body}" stroke-width="8" stroke-linecap="round"><path d="M428 166v296M228 330h400M428 330c-40-60-96-50-86-12 8 26 48 24 86 12 38-60 96-50 86-12-8 26-48 24-86 12l-46 66M428 330l46 66"/></g>`,
  "packing-ribbon-box": ({ body, deep, accent }: Colors): string =>
    `${box(body, body)}<rect x="206" y="166" width="444" height="74" rx="12" fill="#fff" fill-opacity=".18"/><path d="M392 166h72v296h-72z" fill="${accent}"/><path d="M392 240h72v12h-72z" fill="${deep}" opacity=".35"/>${bow(428, 156, 0.86, accent, deep)}`,
  "packing-tin": ({ body, deep, accent }: Colors): string =>
    `${shadow}<path d="M208 220v190c0 70 440 70 440 0V220z" fill="${body}"/><path d="M208 290c0 66 440 66 440 0v64c0 66-440 66-440 0z" fill="${accent}"/><ellipse cx="428" cy="222" rx="228" ry="66" fill="${deep}"/><ellipse cx="428" cy="208" rx="228" ry="66" fill="${body}"/><ellipse cx="428" cy="204" rx="180" ry="46" fill="none" stroke="${accent}" stroke-width="6"/>`,
  "packing-pouch": ({ body, deep, accent }: Colors): string =>
    `${shadow}<path d="M352 214c-130 60-170 246-60 250h272c110-4 70-190-60-250z" fill="${body}"/><path d="M352 214q-40-60-64-112 40 22 64-4 30 26 76 0 46 26 76 0 24 26 64 4-24 52-64 112z" fill="${body}"/><path d="M352 204q76 26 152 0v30q-76 24-152 0z" fill="${accent}"/><path d="M500 224q60 10 56 70M500 224q84-20 110 30" fill="none" stroke="${accent}" stroke-width="9" stroke-linecap="round"/><path d="M330 280q-60 80-50 150M428 262v60M520 286q46 60 48 120" fill="none" stroke="${deep}" stroke-width="6" stroke-linecap="round" opacity=".6"/>`,
} as const;

export type PackingSlug = keyof typeof drawings;

/** A packing on the house's quiet ground, in the two colours that it has on the stage. */
export const drawPacking = (slug: PackingSlug, { group, accent }: Pick<Storefront, "group" | "accent">): string => {
  const { ground, ...colors } = houses[group];
  return toCard(slug, ground, drawings[slug]({ ...colors, accent: accent.color }));
};
