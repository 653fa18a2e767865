import type { BrandGroup } from "../themes/theme.ts";
import { type FontFace, fontFaces } from "./manifest.ts";

export { type FontFace, fontFaces };

/** Where a face is served: the files of `packages/ui-kit/fonts`, under `/fonts/`. Names carry a hash of the content, so they may be cached for ever. */
export function fontUrl(face: Pick<FontFace, "file">): string {
  return `/fonts/${face.file}`;
}

const textFamilies: Record<BrandGroup, string> = { CB: "Figtree", CK: "DM Sans", GCS: "Inter" };

const arabicFamily = "Noto Sans Arabic";

/** Whether running text is set in it; the others are of titles and prices. In Arabic both are one face. */
export function isTextFace({ family }: Pick<FontFace, "family">): boolean {
  return family === arabicFamily || Object.values(textFamilies).includes(family);
}

/** The address of the one face worth preloading on a page: that of its running text. At most 30 kB. */
export function preloadFont(group: BrandGroup, language: string): string {
  const [family, block] = language === "ar" ? [arabicFamily, "arabic"] : [textFamilies[group], "latin"];
  const face = fontFaces.find((candidate) => candidate.family === family && candidate.block === block);
  if (!face) throw new Error(`No face "${family}" ${block}: run "pnpm --filter @giftshop/ui-kit fonts"`);
  return fontUrl(face);
}
