import { expect, test } from "@jest/globals";
import { brandGroups } from "../themes/theme.ts";
import { fontFaces, fontUrl, isTextFace, preloadFonts } from "./font-files.ts";
import { arabicFonts, familyOfNames, webFamily, withoutSpace } from "./stacks.ts";

const bytesOf = (families: string[], blocks: string[]) =>
  fontFaces
    .filter((face) => families.includes(face.family) && blocks.includes(face.block))
    .reduce((sum, face) => sum + face.bytes, 0);

test.each(brandGroups)("%s preloads one file of at most 30 kB, and in Arabic one of each letters", (group) => {
  const bytesFor = (language: string) =>
    preloadFonts(group, language).map((url) => fontFaces.find((face) => fontUrl(face) === url)?.bytes);
  for (const language of ["fr", "pl", "ar"]) {
    const bytes = bytesFor(language);
    expect(bytes).toHaveLength(language === "ar" ? 2 : 1);
    for (const each of bytes) expect(each).toBeLessThanOrEqual(30_000);
  }
});

test.each([
  ["CB", ["Bricolage Grotesque", "Figtree"], ["latin", "latin-ext"]],
  ["CK", ["Outfit", "DM Sans"], ["latin", "latin-ext"]],
  ["GCS", ["Fraunces", "Inter"], ["latin"]],
  ["GCS in Arabic", ["Fraunces", "Inter", "Noto Sans Arabic"], ["latin", "arabic"]],
])("all faces of a page of %s weigh at most 60 kB", (_, families, blocks) => {
  expect(bytesOf(families, blocks)).toBeLessThanOrEqual(60_000);
});

test("what is preloaded is a text face; a face of titles has one weight", () => {
  const preloaded = brandGroups.flatMap((group) => ["fr", "ar"].flatMap((language) => preloadFonts(group, language)));
  expect(fontFaces.filter((face) => preloaded.includes(fontUrl(face))).every(isTextFace)).toBe(true);
  const ofTitles = fontFaces.filter((face) => !isTextFace(face));
  expect([...new Set(ofTitles.map(({ family }) => family))]).toEqual(["Bricolage Grotesque", "Outfit", "Fraunces"]);
  expect(ofTitles.every(({ weights: [min, max] }) => min === max)).toBe(true);
});

test("no space of an Arabic title fetches the Latin face of titles, every name in it does", () => {
  expect(arabicFonts.display).toContain(`"${familyOfNames("Fraunces")}"`);
  expect(arabicFonts.display).not.toContain(`"${webFamily("Fraunces")}"`);
  for (const { family, block, unicodeRange } of fontFaces) {
    if (family !== "Fraunces") continue;
    expect(withoutSpace(unicodeRange)).not.toMatch(/U\+20\b/u);
    expect(withoutSpace(unicodeRange).endsWith(unicodeRange.slice("U+20".length))).toBe(true);
    if (block === "latin") expect(withoutSpace(unicodeRange)).toMatch(/^U\+21-7E, /u);
  }
});
