import { fileURLToPath } from "node:url";
import type { ResvgRenderOptions } from "@resvg/resvg-js";

const fileOf = (name: string): string => fileURLToPath(new URL(`./fonts/${name}`, import.meta.url));
const fontFiles = ["face-sans.ttf", "face-sans-extended.ttf", "face-serif.ttf", "face-serif-extended.ttf"].map(fileOf);

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

/** Fonts with Arabic, for titles of pages: it is used where a face has no letter. */
export const titleFonts: typeof faceFonts = { ...faceFonts, fontFiles: [...fontFiles, fileOf("face-arabic.ttf")] };
