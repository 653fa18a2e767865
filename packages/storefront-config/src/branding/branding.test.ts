import { readFile } from "node:fs/promises";
import { expect, test } from "@jest/globals";
import { missingPictures, missingWords } from "../missing.ts";
import { getRecord, storefronts } from "../storefronts/index.ts";
import { brandingOf, completeBranding } from "./branding-of.ts";
import drawn from "./drawn.json" with { type: "json" };
import type { Picture } from "./picture.ts";

const all = storefronts.map((storefront) => [storefront.code, storefront] as const);
const size = ({ width, height }: Picture) => [width, height];

/** Every picture within a branding, wherever it stands. */
const picturesIn = (value: unknown): Picture[] => {
  if (typeof value !== "object" || value === null) return [];
  const nested = Object.values(value).flatMap(picturesIn);
  return "src" in value && "width" in value && "height" in value ? [value as Picture, ...nested] : nested;
};

test.each(all)("%s misses nothing, and its pictures have the sizes that they say", async (code, storefront) => {
  const record = getRecord(code);
  expect([...missingWords(record), ...missingPictures(record)]).toEqual([]);
  const pictures = picturesIn(brandingOf(storefront));
  expect(pictures.length).toBeGreaterThan(30);
  const folder = new URL(`../../../../apps/${storefront.group.toLowerCase()}/public`, import.meta.url).pathname;
  for (const { src, width, height } of pictures) {
    const [path, name] = src.split("#");
    const [, inline] = src.split("data:image/svg+xml,");
    const content = inline ? Buffer.from(decodeURIComponent(inline)) : await readFile(`${folder}${path}`);
    expect(content.length).toBeLessThan(name ? 48_000 : 16_000);
    if (src.endsWith(".png")) {
      expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([width, height]);
      continue;
    }
    const sized = name
      ? new RegExp(`<view id="${name}" viewBox="0 \\d+ (\\d+) (\\d+)"`)
      : /width=["'](\d+)["'] height=["'](\d+)["']/;
    const [, w, h] = sized.exec(content.toString()) ?? [];
    // A mark in the checkout's header is the footer's, four fifths as large.
    expect(Math.abs(Number(w) / Number(h) - width / height)).toBeLessThan(0.05);
    expect(content.toString()).not.toMatch(/<text|<script|href="http/);
  }
});

test.each(all)("%s has logos of the specified sizes", (_, storefront) => {
  const { logo, logoV2, footerLogo, modalLogo, footerClockIcon, headerDecoration, icons } = brandingOf(storefront);
  const ofVersion =
    storefront.toggles.headerVersion === 3
      ? [
          [202, 52],
          [134, 36],
        ]
      : [
          [200, 80],
          [170, 68],
        ];
  expect([size(logo.desktop), size(logo.mobile)]).toEqual(ofVersion);
  expect([size(logoV2.desktop), size(logoV2.mobile)]).toEqual([
    [252, 86],
    [116, 68],
  ]);
  expect([size(footerLogo), size(modalLogo)]).toEqual([
    [48, 48],
    [48, 48],
  ]);
  expect(footerClockIcon.width).toBe(50);
  expect(headerDecoration === null || headerDecoration.height === 30).toBe(true);
  expect(size(icons.touch)).toEqual([180, 180]);
});

test("no two storefronts share a logo, a sign or a picture of their own", () => {
  const own = storefronts.flatMap((storefront) => {
    const { logo, footerLogo, notFoundImage, alternativeChoiceAllInOne } = brandingOf(storefront);
    return [logo.desktop, footerLogo, notFoundImage, alternativeChoiceAllInOne].map(({ src }) => src.split(".").at(-2));
  });
  expect(new Set(own).size).toBe(own.length);
  expect(new Set(storefronts.map(({ code }) => getRecord(code).branding.sign)).size).toBe(33);
});

test("each version of the header is used, and the doubler runs where it may", () => {
  expect(new Set(storefronts.map(({ toggles }) => toggles.headerVersion))).toEqual(new Set([1, 2, 3]));
  for (const storefront of storefronts) {
    expect(storefront.toggles.doubler).toBe(["FR", "NL"].includes(storefront.country));
    expect(brandingOf(storefront).doublerImages !== null).toBe(storefront.toggles.doubler);
  }
  expect(storefronts.filter(({ toggles }) => toggles.choiceLinkHidden).map(({ code }) => code)).toEqual(["GCUK"]);
});

test("one storefront has opening hours, one a claim about business cards; Twitter and YouTube are not shown", () => {
  const open = storefronts.filter((storefront) => brandingOf(storefront).organizationStructuredData.openingHours);
  expect(open.map(({ code }) => code)).toEqual(["CBFR"]);
  expect(brandingOf({ code: "CBFR" }).organizationStructuredData.openingHours).toBe("Mo-Fr 09:00-17:30");
  const claiming = storefronts.filter(({ claims }) => claims.businessCard);
  expect(claiming.map(({ code, claims }) => [code, claims.businessCard])).toEqual([
    ["CBPL", { minimum: 5_000, maximum: 200_000 }],
  ]);
  const hidden = brandingOf({ code: "CBFR" }).socialLinks.filter(({ shown }) => !shown);
  expect(hidden.map(({ network }) => network)).toEqual(["twitter", "youtube"]);
});

test("what a record misses is said by storefront and field", () => {
  const record = getRecord("CBFR");
  const { storefront, branding } = record;
  const broken = {
    ...record,
    storefront: { ...storefront, organisation: { ...storefront.organisation, city: " " } },
    branding: { ...branding, words: ["Carte"] as const, description: { fr: "" } },
  };
  expect(missingWords(broken)).toEqual([
    "CBFR: city is empty",
    'CBFR: branding.words spell "Carte", the name is "CarteBonheur"',
    "CBFR: no description in fr",
  ]);
  const undrawn = { ...record, storefront: { ...storefront, languages: ["fr", "de"] as const } };
  expect(missingPictures(undrawn)).toEqual([
    'CBFR: the picture "business-de" is not drawn',
    'CBFR: the picture "business-mobile-de" is not drawn',
  ]);
  expect(() => completeBranding(undrawn)).toThrow('CBFR: the picture "CBFR/business-de" is not drawn.');
});

test("the manifest holds what is used and nothing else", () => {
  const used = new Set(storefronts.flatMap((storefront) => picturesIn(brandingOf(storefront)).map(({ src }) => src)));
  expect(Object.values(drawn).map(([src]) => src)).toEqual(expect.arrayContaining([...used]));
  expect(Object.values(drawn).filter(([src]) => !used.has(`${src}`))).toEqual([]);
});
