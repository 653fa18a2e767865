import type { Early } from "./signal.ts";
import { tellTyped } from "./tell-typed.ts";

/** Milliseconds since the page was opened: before anything that React has heard of itself. */
const early = 1;

/**
 * What is told now was done early: whoever asks what came
 * last must not take the time of telling for that of typing.
 */
const date = (event: Event): void => {
  Object.defineProperty(event, "timeStamp", { value: early });
};

/**
 * Events of which React hears what is typed and chosen; a browser
 * sends the last two itself when a choice is told by a click.
 */
const told = ["click", "input", "change"] as const;

/** Tells React of what was typed and chosen; answers what was done early, of which presses are left to do. */
export const tellEarly = async (done: Early): Promise<Early> => {
  // Later than the effect that calls: React ignores what happens while it is still at work.
  await null;
  for (const type of told) addEventListener(type, date, true);
  await tellTyped(done).finally(() => {
    for (const type of told) removeEventListener(type, date, true);
  });
  return done;
};
