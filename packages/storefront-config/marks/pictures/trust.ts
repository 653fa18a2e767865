import type { TrustMarkKind } from "../../src/branding/trust-mark.ts";
import type { Lettering } from "../lettering.ts";
import type { Drawing } from "../subject.ts";
import { around, circle, line, path, rectangle, svg } from "../svg.ts";

const emblems: Readonly<Record<TrustMarkKind, { ink: string; draw: (ink: string) => string }>> = {
  webshop: {
    ink: "#17693F",
    draw: (ink) =>
      path("M14 1.500 26 5.500v8c0 7-4.500 11-12 13.500C6.500 24.500 2 20.500 2 13.500v-8z", ink) +
      line("m8.500 13.500 4 4L20 9.500", "#FFFFFF", 2.8),
  },
  commerce: {
    ink: "#1F4E9E",
    draw: (ink) =>
      around("t1", circle(0, -12, 1.5, ink), 12, 14, 14) +
      line("M9 14.500h9.800a4.900 4.900 0 1 0-1.500 3.300", ink, 2.4),
  },
  issuers: {
    ink: "#6B2D6B",
    draw: (ink) =>
      path("M14 1 25.500 7.500v13L14 27 2.500 20.500v-13z", ink) +
      rectangle(7, 9, 14, 10, 1.8, "#FFFFFF") +
      path("M7 11.500h14v2.600H7z", ink),
  },
  retailers: {
    ink: "#9A4312",
    draw: (ink) =>
      path(
        "M3 3h22l2 7a3.700 3.700 0 0 1-6.500 1.600A4.300 4.300 0 0 1 14 11.500a4.300 4.300 0 0 1-6.500.1A3.700 3.700 0 0 1 1 10z",
        ink,
      ) +
      path(
        "M4 14.500c1.300.3 2.600 0 3.500-.7 1.800 1.300 4.700 1.300 6.500 0 1.800 1.300 4.700 1.300 6.500 0 .9.7 2.200 1 3.500.7V26h-7v-7h-5v7H4z",
        ink,
      ),
  },
};

/** The name in one or two lines, parted at the blank that is nearest to its middle. */
const linesOf = (name: string, single: boolean): string[] => {
  const blanks = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [best] = blanks.toSorted((one, other) => Math.abs(one - name.length / 2) - Math.abs(other - name.length / 2));
  return single || best === undefined ? [name] : [name.slice(0, best), name.slice(best + 1)];
};

/** An emblem and a name on a white plate, good on any ground: 40 high in two lines, or 24 high in one. */
export const trustMark = (kind: TrustMarkKind, name: string, letters: Lettering, height: 24 | 40): Drawing => {
  const { ink, draw } = emblems[kind];
  const lines = linesOf(name, height === 24);
  const size = height === 24 ? 11 : lines.length === 1 ? 14 : 11.5;
  const scale = height === 24 ? 0.62 : 1;
  const textAt = height === 24 ? 27 : 41;
  const width = Math.ceil(
    textAt + Math.max(...lines.map((text) => letters.plain.width(text))) * size + (height === 24 ? 8 : 10),
  );
  const step = size * 1.2;
  const first = height / 2 - ((lines.length - 1) * step) / 2 + size * 0.36;
  return {
    width,
    height,
    svg: svg(
      width,
      height,
      rectangle(0.5, 0.5, width - 1, height - 1, height === 24 ? 5 : 7, "#FFFFFF", ' stroke="#DCD9E0"') +
        `<g transform="translate(${height === 24 ? 5 : 6} ${height === 24 ? 3.3 : 6}) scale(${scale})">${draw(ink)}</g>` +
        lines
          .map((text, index) =>
            path(letters.plain.path(text, { x: textAt, y: first + index * step, size }), index === 0 ? ink : "#4A4756"),
          )
          .join(""),
    ),
  };
};
