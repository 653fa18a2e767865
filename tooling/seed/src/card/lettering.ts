import letters from "./letters.json" with { type: "json" };

/**
 * How a word-mark is set: in one of the houses' own faces, drawn
 * as outlines, so that a card looks alike wherever it is shown.
 */
export interface Lettering {
  cut: keyof typeof letters.cuts;
  /** Extra space after each letter, em. */
  tracking: number;
  capitals?: boolean;
}

export const letterings: readonly Lettering[] = [
  { cut: "serif", tracking: -0.01 },
  { cut: "italic", tracking: 0 },
  { cut: "grotesque", tracking: -0.02 },
  { cut: "geometric", tracking: 0.1, capitals: true },
  { cut: "round", tracking: -0.01 },
  { cut: "serif", tracking: 0.06, capitals: true },
  { cut: "plain", tracking: -0.02 },
];

const { unitsPerEm } = letters;

interface Cut {
  letters: Readonly<Record<string, readonly [advance: number, outline: string] | undefined>>;
  kerning: Readonly<Record<string, number | undefined>>;
}

const cutOf = (lettering: Pick<Lettering, "cut">): Cut => letters.cuts[lettering.cut] as unknown as Cut;

/** Each letter with where it begins, in units of its outline, and where the last one ends. */
const place = (line: string, lettering: Lettering) => {
  const cut = cutOf(lettering);
  const tracking = Math.round(lettering.tracking * unitsPerEm);
  let at = 0;
  const placed = [...line].map((letter, index, all) => {
    const drawn = cut.letters[letter];
    if (!drawn)
      throw new Error(`“${letter}” of “${line}” is not drawn: packages/storefront-config/scripts/draw-card-letters.ts`);
    const [advance, outline] = drawn;
    const x = at;
    at += advance + tracking + (cut.kerning[letter + (all[index + 1] ?? "")] ?? 0);
    return { x, outline };
  });
  return { placed, end: Math.max(0, at - tracking) };
};

/** Width of a line at a size of 1. */
export const widthOf = (line: string, lettering: Lettering): number => place(line, lettering).end / unitsPerEm;

/**
 * A line as a drawing.
 *
 * @param at the left end of its base line, and its size
 */
export const drawLine = (line: string, lettering: Lettering, at: { x: number; y: number; size: number }): string => {
  const scale = Number((at.size / unitsPerEm).toFixed(4));
  const outlines = place(line, lettering).placed.flatMap(({ x, outline }) =>
    outline ? `<path d="${outline}"${x === 0 ? "" : ` transform="translate(${x})"`}/>` : [],
  );
  return `<g transform="translate(${Math.round(at.x)} ${Math.round(at.y)})scale(${scale})">${outlines.join("")}</g>`;
};
