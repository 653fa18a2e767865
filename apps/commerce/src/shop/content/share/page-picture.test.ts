import { getStorefront } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { linesOf } from "./lines-of.ts";
import { pageDrawing, pagePicture } from "./page-picture.ts";

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><path fill="#c2255c" d="M0 0h1200v800H0z"/></svg>';

test("the picture is a PNG of the size that services ask for, with a picture of its own or without", async () => {
  for (const own of [svg, null]) {
    const png = await pagePicture({ title: "Bien choisir", language: "fr", svg: own }, getStorefront("CBFR"));
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test("a title is text and never markup; Arabic begins on the right", () => {
  const french = pageDrawing({ title: "Toi & <moi>", language: "fr", svg }, getStorefront("CBFR"));
  expect(french).toContain("Toi &#38; &#60;moi&#62;");
  expect(french).toContain('text-anchor="start"');
  expect(french).toContain('<svg x="640" y="0" width="560" height="630" preserveAspectRatio="xMidYMid slice"');
  const arabic = pageDrawing({ title: "كيف تختار", language: "ar", svg }, getStorefront("GCSAE"));
  expect(arabic).toContain('text-anchor="end"');
  expect(arabic).toContain('<svg x="0" y="0" width="560"');
});

test("Arabic letters are drawn, not left out", async () => {
  const draw = (title: string) => pagePicture({ title, language: "ar", svg: null }, getStorefront("GCSAE"));
  const [one, other] = await Promise.all([draw("هدية"), draw("بطاقة")]);
  expect(one.equals(other)).toBe(false);
});

test("a short title is large, a long one small enough for every word and line", () => {
  expect(linesOf("Blog", 512)).toEqual({ size: 76, lines: ["Blog"] });
  const long = linesOf("Geburtstagsgeschenkgutscheinübersicht für alle, die es dieses Jahr besonders eilig haben", 512);
  expect(long.size).toBeLessThan(54);
  expect(long.lines.join(" ")).toContain("besonders eilig haben");
});
