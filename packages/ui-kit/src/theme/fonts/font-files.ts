import type { BrandGroup } from "../themes/theme.ts";
import { type FontFace, fontFaces } from "./manifest.ts";

export { type FontFace, fontFaces };

/**
 * Where a face is served: the files of `packages/ui-kit/fonts`, under
 * `/fonts/`. Names carry a hash of the content, so they may be cached for ever.
 */
export const fontUrl = (face: Pick<FontFace, "file">): string => `/fonts/${face.file}`;

const textFamilies: Record<BrandGroup, string> = { CB: "Figtree", CK: "DM Sans", GCS: "Inter" };

const arabicFamily = "Noto Sans Arabic";

/** Whether running text is set in it; the others are of titles and prices. In Arabic both are one face. */
export const isTextFace = ({ family }: Pick<FontFace, "family">): boolean =>
  family === arabicFamily || Object.values(textFamilies).includes(family);

const faceOf = (family: string, block: FontFace["block"]): string => {
  const face = fontFaces.find((candidate) => candidate.family === family && candidate.block === block);
  if (!face) throw new Error(`No face "${family}" ${block}: run "pnpm --filter @giftshop/ui-kit fonts"`);
  return fontUrl(face);
};

/**
 * Addresses worth preloading: the face of running text, at most 30 kB, in Arabic also that of names and
 * amounts in Latin letters.
 */
export const preloadFonts = (group: BrandGroup, language: string): string[] => {
  const latin = faceOf(textFamilies[group], "latin");
  return language === "ar" ? [faceOf(arabicFamily, "arabic"), latin] : [latin];
};
