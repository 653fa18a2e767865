import type { BrandGroup } from "../themes/theme.ts";
import { type FontFace, fontFaces } from "./manifest.ts";

export { type FontFace, fontFaces };

/** Where a face is served: the files of `packages/ui-kit/fonts`, under `/fonts/`. Names carry a hash of the content, so they may be cached for ever. */
export function fontUrl(face: Pick<FontFace, "file">): string {
  return `/fonts/${face.file}`;
}

const textFamilies: Record<BrandGroup, string> = { CB: "Figtree", CK: "DM Sans", GCS: "Inter" };

/** The address of the one face worth preloading on a page: that of its running text. At most 30 kB. */
export function preloadFont(group: BrandGroup, language: string): string {
  const [family, block] = language === "ar" ? ["Noto Sans Arabic", "arabic"] : [textFamilies[group], "latin"];
  const face = fontFaces.find((candidate) => candidate.family === family && candidate.block === block);
  if (!face) throw new Error(`No face "${family}" ${block}: run "pnpm --filter @giftshop/ui-kit fonts"`);
  return fontUrl(face);
}
