import type { BrandGroup } from "../../src/types.ts";
import { type Palette, paletteOf } from "../palette.ts";
import type { Drawing } from "../subject.ts";
import { circle, line, path, svg } from "../svg.ts";

const faces: Readonly<Record<BrandGroup, (colors: Palette) => string>> = {
  CB: ({ accent, ink, primary, paper }) =>
    line("M10 9 5 14M40 9l5 5", accent, 4) +
    circle(25, 27, 20, primary) +
    circle(25, 27, 15, paper) +
    line("M25 27V17.500M25 27l6.500 4", ink, 3.2) +
    circle(25, 27, 2.4, accent),
  CK: ({ accent, ink, raised, warm }) =>
    circle(25, 25, 22, accent) +
    line("M25 25V12.500M25 25h9", ink, 4) +
    circle(25, 25, 3, warm) +
    circle(43, 8, 4, warm) +
    circle(7, 41, 3, raised),
  GCS: ({ accent, paper }) =>
    circle(25, 25, 22, "none", ` stroke="${accent}" stroke-width="1.500"`) +
    circle(
      25,
      25,
      18.5,
      "none",
      ` stroke="${paper}" stroke-opacity=".5" stroke-width=".8" stroke-dasharray=".8 8.880"`,
    ) +
    line("M25 25V11.500M25 25l9.500 5.500", paper, 1.8) +
    path("M23.500 25a1.500 1.500 0 1 1 3 0 1.500 1.500 0 0 1-3 0z", accent),
};

const accents = { CB: "#FFC53D", CK: "#C6F432", GCS: "#C9A227" } as const;

/** Five o'clock is near: a clock of 50 for a dark ground. */
export const clock = (group: BrandGroup): Drawing => ({
  width: 50,
  height: 50,
  svg: svg(50, 50, faces[group](paletteOf(group, accents[group]))),
});
