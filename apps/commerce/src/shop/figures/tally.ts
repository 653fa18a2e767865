import type { Pool } from "../../platform/database/index.ts";
import { addFigures, type Figure } from "./figures-table.ts";

const keyOf = ({ storefront, day, event }: Figure): string => `${storefront} ${day} ${event}`;

interface Round {
  figures: Map<string, Figure>;
  written: Promise<void>;
}

/**
 * Adds figures; done once they are committed. What comes while others are written waits and is one
 * statement, so a rush costs no more than the database can take.
 */
export type Tally = (figures: readonly Figure[]) => Promise<void>;

/** @param write one statement that commits by itself */
export const createTally = (write: (figures: readonly Figure[]) => Promise<unknown>): Tally => {
  let running: Promise<unknown> = Promise.resolve();
  let next: Round | undefined;
  return (figures) => {
    if (!next) {
      const round: Round = { figures: new Map(), written: Promise.resolve() };
      round.written = running
        // Whoever waited for that one has been told.
        .catch(() => {})
        .then(async () => {
          next = undefined;
          await write([...round.figures.values()]);
        });
      running = round.written;
      next = round;
    }
    for (const figure of figures) {
      const key = keyOf(figure);
      next.figures.set(key, { ...figure, count: figure.count + (next.figures.get(key)?.count ?? 0) });
    }
    return next.written;
  };
};

const tallies = new WeakMap<Pool, Tally>();

/** The one of a process, by its connections. */
export const tallyOf = (pool: Pool): Tally => {
  const known = tallies.get(pool) ?? createTally((figures) => addFigures(pool, figures));
  tallies.set(pool, known);
  return known;
};
