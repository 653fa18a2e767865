import { type LayoutName, layoutNames } from "./card/layouts/index.ts";
import { type Palette, palettes } from "./card/palettes.ts";

/** How a brand's card is drawn. */
export interface Look {
  layout: LayoutName;
  palette: Palette;
}

const at = <T>(items: readonly T[], index: number): T => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("There is nothing to choose a look from.");
  return item;
};

/**
 * The look of the brand at a position: steps prime to both lists use every layout and palette equally often.
 */
export const lookAt = (position: number): Look => {
  const round = Math.floor(position / 312);
  return { layout: at(layoutNames, position * 7 + round), palette: at(palettes, position * 11 + round * 5) };
};

interface Placed {
  look: Look;
}

/** Layouts that look alike at the size of a list: fields of squares, rows of scales. */
const families: Partial<Record<LayoutName, string>> = {
  checker: "squares",
  tiles: "squares",
  plaid: "squares",
  scallops: "scales",
  fans: "scales",
};

/** What somebody who looks over a list takes a layout for. */
export const familyOf = ({ layout }: Look): string => families[layout] ?? layout;

/** Cards that stand beside or, in four columns, above one another. */
const apart = 4;

const clashes = (one: Placed | undefined, other: Placed | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  (familyOf(one.look) === familyOf(other.look) || one.look.palette.hue === other.look.palette.hue);

/**
 * Moves cards as little as needed so that no two neighbours share a family of layouts or a hue, nor
 * any two within a row of four where that can be had. The order given is otherwise kept.
 */
export const spread = <T extends Placed>(items: readonly T[]): T[] => {
  const waiting = [...items];
  const placed: T[] = [];
  while (waiting.length > 0) {
    const last = placed.at(-1);
    const row = placed.slice(-apart);
    const fits = (item: T) => !clashes(last, item);
    const best = waiting.findIndex((item) => !row.some((other) => clashes(item, other)));
    const index = best >= 0 ? best : waiting.findIndex(fits);
    if (index < 0) break;
    placed.push(...waiting.splice(index, 1));
  }
  // What is left clashes with the end only: it goes where both of its neighbours differ.
  for (const item of waiting) {
    const gap = placed.findLastIndex((other, index) => !clashes(item, other) && !clashes(item, placed[index - 1]));
    placed.splice(Math.max(0, gap), 0, item);
  }
  return placed;
};
