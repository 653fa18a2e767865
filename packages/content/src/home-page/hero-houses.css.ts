import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle } from "@vanilla-extract/css";
import { cardInMount, mounted } from "./mount.css.ts";
import { card, hero, promise, row, title, ways, words } from "./search-hero.css.ts";

export * from "./search-hero.css.ts";

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
  inset: 0,
  background: `${vars.motif.pattern} top / ${grid(48)}`,
  // Words keep a quiet ground.
  maskImage: `linear-gradient(black, transparent 12%, transparent calc(100% - ${grid(26)}), black calc(100% - ${grid(14)}))`,
  "@media": {
    [media.desktop]: {
      backgroundSize: grid(96),
      maskImage: "radial-gradient(closest-side, transparent 80%, black)",
    },
  },
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
