import { fileURLToPath } from "node:url";
import type { ResvgRenderOptions } from "@resvg/resvg-js";

const fontFiles = ["face-sans.ttf", "face-sans-extended.ttf", "face-serif.ttf", "face-serif-extended.ttf"].map((name) =>
  fileURLToPath(new URL(`./fonts/${name}`, import.meta.url)),
);

/** The faces that pictures are set in, wherever one is drawn: a machine's own fonts are left alone. */
export const faceFonts: NonNullable<ResvgRenderOptions["font"]> = {
  fontFiles,
  loadSystemFonts: false,
  defaultFontFamily: "Figtree",
  sansSerifFamily: "Figtree",
  serifFamily: "Fraunces",
  cursiveFamily: "Fraunces",
  fantasyFamily: "Figtree",
  monospaceFamily: "Figtree",
};
