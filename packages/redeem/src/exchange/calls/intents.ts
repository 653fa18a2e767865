/**
 * Gives the idempotency key of what is about to be added: the same for the same content, so that a
 * try after a lost answer adds once. What was added is `done`: the next press is another intent.
 */
export const createIntents = (makeKey: () => string = () => crypto.randomUUID()) => {
  const keys = new Map<string, string>();
  return {
    keyOf(content: unknown): string {
      const text = JSON.stringify(content);
      const key = keys.get(text) ?? makeKey();
      keys.set(text, key);
      return key;
    },
    done: () => keys.clear(),
  };
};
