import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds between an answer and the next question. */
const rest = 20;

type Times<Name extends string> = Record<Name, number[]>;

/**
 * Visitors who ask again and again, each for one thing, at a pace that leaves the shop its time: how long
 * each answer took, milliseconds, by what was asked.
 */
export const watching = <Name extends string>(asked: Record<Name, () => Promise<unknown>>) => {
  const names = Object.keys(asked) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, []])) as unknown as Times<Name>;
  let over = false;
  const running = Promise.all(
    names.map(async (name) => {
      await asked[name]();
      while (!over) {
        const started = performance.now();
        await asked[name]();
        times[name].push(performance.now() - started);
        await sleep(rest);
      }
    }),
  );
  const end = async (): Promise<Times<Name>> => {
    over = true;
    await running;
    return times;
  };
  return {
    end,
    /** What there was after so many seconds. */
    after: async (seconds: number): Promise<Times<Name>> => {
      await sleep(seconds * 1000);
      return end();
    },
  };
};
