import { luminance, mix } from "./colour.ts";

/** Lightest a stage may be, relative luminance: told from white and from the page of every house. */
const lightest = 0.86;
const mostWhite = 0.82;
const step = 0.02;

/**
 * Colour of the stage that a card of this ground stands on, both in hexadecimal: its
 * ground with so much white that it is pale, and less where the ground is pale itself.
 */
export const stageOf = (ground: string): string => {
  for (let share = mostWhite; share > 0; share -= step) {
    const stage = mix(ground, "#ffffff", share);
    if (luminance(stage) <= lightest) return stage;
  }
  return luminance(ground) <= lightest ? ground : stageOf(mix(ground, "#000000", step));
};
