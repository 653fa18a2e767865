import { AsyncLocalStorage } from "node:async_hooks";

/** The turn of a task that was admitted. */
export interface Turn {
  /** Others may go on in its place. */
  leave(): void;
  /** It goes on, and waits for nobody: what it waited for lets few through at a time. */
  comeBack(): void;
}

const turns = new AsyncLocalStorage<Turn>();

/** Does a task that may leave its turn. */
export const inTurn = <Value>(turn: Turn, task: () => Promise<Value>): Promise<Value> => turns.run(turn, task);

/**
 * Does what waits for something that has a queue of its own, such as the cores that passwords may have. The
 * task's turn is others' meanwhile: else those who wait for a password would be all that is admitted.
 */
export const aside = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  const turn = turns.getStore();
  turn?.leave();
  try {
    return await work();
  } finally {
    turn?.comeBack();
  }
};
