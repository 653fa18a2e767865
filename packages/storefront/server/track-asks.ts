import type { AskNext } from "./next-handler.ts";

/** An {@link AskNext} that can tell when all that is being made is done. */
export const trackAsks = (ask: AskNext) => {
  const running = new Set<Promise<unknown>>();
  return {
    ask: ((question) => {
      const answer = ask(question);
      const done: Promise<unknown> = answer.catch(() => undefined).then(() => running.delete(done));
      running.add(done);
      return answer;
    }) satisfies AskNext,
    /** Waits for the answers of all questions that were asked before; gives whether there were any. */
    settled: async (): Promise<boolean> => {
      const asked = [...running];
      await Promise.all(asked);
      return asked.length > 0;
    },
  };
};
