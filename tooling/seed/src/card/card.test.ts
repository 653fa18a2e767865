import { getStorefront } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { brands } from "../brands/index.ts";
import { makeCatalogue } from "../catalogue/make-catalogue.ts";
import { randomOf } from "../random.ts";
import { contrast } from "./colour.ts";
import { height, margin, width, type Zone } from "./face.ts";
import { layoutNames, layouts } from "./layouts/index.ts";
import { letterings, widthOf } from "./lettering.ts";
import { palettes } from "./palettes.ts";
import { setLines } from "./word-mark.ts";
import { xmlFault } from "./xml-fault.ts";

test("at least fourteen layouts and twenty palettes", () => {
  expect(layoutNames.length).toBeGreaterThanOrEqual(14);
  expect(palettes.length).toBeGreaterThanOrEqual(20);
});

test.each(palettes.map((palette) => [palette.ground, palette] as const))("words stand out on %s", (ground, { ink }) => {
  expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
});

const zoneOf = (name: (typeof layoutNames)[number]): Zone => {
  const [palette] = palettes;
  if (!palette) throw new Error("no palette");
  return layouts[name]({ title: "Oak & Thread", category: "fashion", palette, random: randomOf(name), id: "x" }).zone;
};

test.each(layoutNames)("every name fits the place it has in %s", (name) => {
  const zone = zoneOf(name);
  expect(zone.x).toBeGreaterThanOrEqual(margin);
  expect(zone.x + zone.width).toBeLessThanOrEqual(width - margin);
  expect(zone.y).toBeGreaterThanOrEqual(40);
  expect(zone.y + zone.height).toBeLessThanOrEqual(height - 40);
  for (const { title } of [...brands, { title: "A".repeat(40) }]) {
    for (const lettering of letterings) {
      const { lines, size } = setLines(title, zone, lettering);
      for (const line of lines) expect(widthOf(line, lettering) * size).toBeLessThanOrEqual(zone.width);
      if (title !== "A".repeat(40)) expect(size).toBeGreaterThanOrEqual(18);
    }
  }
});

test("a face brings its letters: none is left to a font of whoever shows it", () => {
  for (const { faceSvg } of makeCatalogue(getStorefront("CBFR")).brands)
    expect(faceSvg).not.toMatch(/<text|font-family/);
});

test("faults in a drawing are found", () => {
  expect(xmlFault('<svg a="1"><g/></svg>')).toBeUndefined();
  expect(xmlFault("<svg><g></svg>")).toContain("closes something else");
  expect(xmlFault("<svg>Oak & Thread</svg>")).toContain("unreadable");
  expect(xmlFault('<svg a="1" a="2"/>')).toContain("given twice");
  expect(xmlFault("<svg>")).toContain("never closed");
});
