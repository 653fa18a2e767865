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

/** The same with Arabic, for titles of pages: whatever a face has no letter for is taken from here. */
export const titleFonts: typeof faceFonts = { ...faceFonts, fontFiles: [...fontFiles, fileOf("face-arabic.ttf")] };
