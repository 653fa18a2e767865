import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle } from "@vanilla-extract/css";
import { cardInMount, mounted } from "../mount.css.ts";
import { card, hero, promise, row, title, ways, words } from "../search-hero.css.ts";

export * from "../search-hero.css.ts";

/** The field of each house lays its cards out in its own way. */
const kitchen = ':root[data-theme="CB"]';
const party = ':root[data-theme="CK"]';
const concierge = ':root[data-theme="GCS"]';

/** Angle of each card, and how far down it lies, of its own height. */
type Places = readonly (readonly [angle: number, down: number])[];

const placed = (house: string, places: Places) => {
  for (const [index, [angle, down]] of places.entries()) {
    globalStyle(`${house} ${card}:nth-child(${index + 1})`, { rotate: `${angle}deg`, translate: `0 ${down}%` });
  }
};

/** A cord that sags, as wide as the row and a bit more, in the paper's white. */
const cord = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1400 82'%3E%3Cpath d='M0-40Q700 160 1400-40' fill='none' stroke='%23FFF8F1' stroke-width='3'/%3E%3C/svg%3E")`;

/** Confetti of a party, each piece whole and in its place. */
const pieces = (width: number, height: number, body: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'%3E%3Cg fill='none' stroke-width='3.5' stroke-linecap='round'%3E${body}%3C/g%3E%3C/svg%3E")`;
const strip = (x: number, y: number, turn: number, color: string) =>
  `%3Crect x='${x - 6}' y='${y - 3}' width='12' height='6' rx='1.5' fill='%23${color}' transform='rotate(${turn} ${x} ${y})'/%3E`;
const dot = (x: number, y: number, r: number, color: string) =>
  `%3Ccircle cx='${x}' cy='${y}' r='${r}' fill='%23${color}'/%3E`;
const streamer = (d: string, color: string) => `%3Cpath d='${d}' stroke='%23${color}'/%3E`;
const [lime, coral, sky, white] = ["C6F432", "FF6B57", "4FC3F7", "FFFFFF"] as const;

/** In the two upper corners, and beside what is pressed; nothing is cut, faded or said twice. */
const thrown = {
  start: pieces(
    170,
    40,
    streamer("M14 26q5-9 10 0t10 0 10 0", coral) +
      strip(62, 13, -28, lime) +
      dot(86, 25, 4, sky) +
      strip(112, 12, 52, white) +
      dot(146, 17, 3, lime),
  ),
  end: pieces(
    170,
    40,
    dot(16, 12, 3.5, coral) +
      strip(44, 24, 24, sky) +
      dot(76, 12, 4, lime) +
      strip(104, 25, -48, coral) +
      streamer("M122 15q5-9 10 0t10 0", white) +
      strip(156, 28, 62, lime),
  ),
  afar: pieces(
    64,
    64,
    dot(12, 14, 5, sky) +
      strip(46, 12, -30, white) +
      streamer("M14 46q10 2 8-10t10-8", lime) +
      strip(52, 44, 58, lime) +
      dot(34, 56, 3.5, coral),
  ),
  beside: pieces(
    64,
    64,
    streamer("M8 48q2-10 10-8t10-8", lime) +
      strip(14, 16, 34, coral) +
      dot(38, 10, 4, sky) +
      strip(40, 36, -24, white) +
      dot(50, 54, 3.5, coral),
  ),
} as const;

// CB: pegged on a cord as photographs and bunting are.
placed(kitchen, [
  [-3, 6],
  [2, 13],
  [-1.5, 15],
  [3, 13],
  [-2, 6],
]);
globalStyle(`${kitchen} ${card}`, { transformOrigin: "50% 17%" });
globalStyle(`${kitchen} ${row}:not(:empty)`, {
  marginBlockEnd: `calc(-1 * ${grid(20)})`,
  "@media": { [media.desktop]: { marginBlockEnd: `calc(-1 * ${grid(27)})` } },
});
globalStyle(`${kitchen} ${row}:not(:empty)::before`, {
  content: '""',
  position: "absolute",
  insetInline: "-20%",
  aspectRatio: "1400 / 82",
  background: `${cord} center / 100%`,
  "@media": { [media.belowTablet]: { marginBlockStart: "9%" } },
});
// Of two or four cards the last hang as the first do.
for (const [query, last] of [
  [media.belowTablet, 2],
  [media.tabletOnly, 4],
] as const) {
  globalStyle(`${kitchen} ${card}:nth-child(${last})`, { "@media": { [query]: { translate: "0 6%" } } });
}
globalStyle(`${kitchen} ${card}::before`, {
  content: '""',
  position: "absolute",
  zIndex: 2,
  insetBlockStart: "9%",
  insetInlineStart: `calc(50% - ${vars.space["2"]})`,
  inlineSize: vars.space["3"],
  blockSize: "14%",
  borderRadius: vars.space["1"],
  background: `linear-gradient(transparent 62%, ${vars.color.shade} 0 67%, transparent 0), ${vars.motif.paperTwo}`,
  boxShadow: vars.shadow.low,
});

// CK: large, thrown onto the floor between two poppers and what they let fly.
placed(party, [
  [-9, 2],
  [6, -8],
  [-4, 6],
  [8, -6],
  [-7, 4],
]);
globalStyle(`${party} ${card}`, {
  marginInline: "-24%",
  "@media": { [media.belowTablet]: { marginInline: "-17%" } },
});
globalStyle(`${party} ${card}:nth-child(3)`, { zIndex: 1 });
globalStyle(`${party} ${title}`, { "@media": { [media.desktop]: { fontSize: `calc(${vars.fontSize.hero} * 1.33)` } } });
globalStyle(`${party} ${words}`, { position: "relative" });
globalStyle(`${party} ${hero}::before`, {
  content: '""',
  position: "absolute",
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: vars.space["10"],
  background: `${thrown.start} left / auto 100% no-repeat, ${thrown.end} right / auto 100% no-repeat`,
  "@media": {
    [media.large]: {
      blockSize: "100%",
      background: `${thrown.start} 3% ${vars.space["5"]} / auto ${vars.space["12"]} no-repeat, ${thrown.end} 97% ${vars.space["5"]} / auto ${vars.space["12"]} no-repeat, ${thrown.beside} 3% 36% / ${vars.space["24"]} no-repeat, ${thrown.afar} 97% 34% / ${vars.space["24"]} no-repeat`,
    },
  },
});
// Beside the press, which keeps its distance from both.
globalStyle(`${party} ${ways}`, { position: "relative", justifySelf: "stretch" });
globalStyle(`${party} ${ways}::before, ${party} ${ways}::after`, {
  "@media": {
    [media.belowTablet]: {
      content: '""',
      position: "absolute",
      insetBlockStart: `calc(-1 * ${vars.space["1"]})`,
      insetInlineStart: 0,
      inlineSize: vars.space["16"],
      aspectRatio: "1",
      background: `${thrown.beside} center / contain no-repeat`,
    },
  },
});
globalStyle(`${party} ${ways}::after`, {
  "@media": { [media.belowTablet]: { insetInline: "auto 0", scale: "-1 1", rotate: "8deg" } },
});
const poppers = `${party} ${row}:not(:empty)`;
globalStyle(`${poppers}::before, ${poppers}::after`, {
  "@media": {
    [media.desktop]: {
      content: '""',
      position: "absolute",
      zIndex: -1,
      insetBlockEnd: "66%",
      insetInlineStart: "2%",
      inlineSize: "16%",
      aspectRatio: "1",
      background: `${vars.motif.ornament} center / contain no-repeat`,
    },
  },
});
globalStyle(`${poppers}::after`, { "@media": { [media.desktop]: { insetInline: "auto 2%", scale: "-1 1" } } });

// GCS: one card in its mount, beside the words where there is room.
const beside = `${concierge} ${hero}:has(${row} > *)`;
globalStyle(`${concierge} ${row}:not(:empty)`, {
  ...mounted,
  boxSizing: "border-box",
  inlineSize: `calc(100% - 2 * ${vars.space["4"]})`,
  marginBlock: `${vars.space["6"]} ${vars.space["8"]}`,
});
globalStyle(`${concierge} ${card}`, { margin: 0, ...cardInMount });
globalStyle(beside, {
  "@media": {
    [media.tablet]: {
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      alignItems: "center",
    },
  },
});
globalStyle(`${beside} > :last-child`, { gridColumn: "1 / -1" });
globalStyle(`${beside} + *`, { paddingBlockStart: vars.space["10"] });
globalStyle(`${beside} > ${words}`, {
  "@media": {
    [media.tablet]: {
      justifySelf: "end",
      justifyItems: "start",
      maxInlineSize: `calc(${vars.size.container} / 2)`,
      margin: 0,
      textAlign: "start",
    },
  },
});
globalStyle(`${beside} ${ways}`, { "@media": { [media.tablet]: { justifyContent: "start" } } });
globalStyle(`${beside} ${promise}`, { textAlign: "start" });
globalStyle(`${beside} > ${row}`, {
  "@media": {
    [media.tablet]: {
      aspectRatio: "4 / 3",
      marginInline: `0 ${vars.space["6"]}`,
      inlineSize: `calc(100% - ${vars.space["6"]})`,
      maxInlineSize: grid(136),
    },
    [media.desktop]: { marginBlock: `${vars.space["10"]} ${vars.space["12"]}` },
  },
});
