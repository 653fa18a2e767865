import bidiFactory from "bidi-js";
import { type Script, scriptOf } from "./fonts.ts";

/** Letters that are drawn in one go: of one direction and one font. */
export interface Run {
  /**
   * In the order in which it is read; signs that run from the
   * right, which fonts leave in their order, as they are drawn.
   */
  text: string;
  script: Script;
  rightToLeft: boolean;
}

const bidi = bidiFactory();

/** Marks that say how text runs and are no letters: what they say is in the levels. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

interface Placed {
  character: string;
  level: number;
  script: Script;
}

const place = (text: string, direction: "ltr" | "rtl"): Placed[] => {
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const mirrored = bidi.getMirroredCharactersMap(text, levels);
  const placed: Placed[] = [];
  let index = 0;
  for (const character of text) {
    const level = levels[index] ?? 0;
    // A space stays with the Arabic word before it, so that a line has fewer runs.
    const last = placed.at(-1);
    const script =
      character === " " && last?.level === level && last.script === "arabic" ? "arabic" : scriptOf(character);
    if (!invisible.test(character)) placed.push({ character: mirrored.get(index) ?? character, level, script });
    index += character.length;
  }
  return placed;
};

/**
 * Rule L2 of the bidirectional algorithm: from the highest
 * level down, what is at least that high is turned about.
 */
const reordered = (runs: readonly (Run & { level: number })[]): Run[] => {
  const order = [...runs];
  const highest = Math.max(0, ...order.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while ((order[end]?.level ?? 0) >= level) end += 1;
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = Math.max(start, end - 1);
    }
  }
  return order;
};

/**
 * A line as it is drawn from left to right (Unicode Standard
 * Annex 9). The joining of Arabic letters is the font's.
 */
export const runsOf = (text: string, direction: "ltr" | "rtl"): Run[] => {
  const runs: (Run & { level: number })[] = [];
  for (const { character, level, script } of place(text.replaceAll("\u202f", "\u00a0"), direction)) {
    const last = runs.at(-1);
    if (last && last.level === level && last.script === script) last.text += character;
    else runs.push({ text: character, script, level, rightToLeft: level % 2 === 1 });
  }
  return reordered(runs).map((run) =>
    run.rightToLeft && run.script !== "arabic" ? { ...run, text: [...run.text].reverse().join("") } : run,
  );
};
