/** Gives the idempotency key of what is about to be bought. */
export interface Intents {
  /** The key of this content: the same until it was added or the content changes. */
  keyOf(content: unknown): string;
  /** It was added: the next press, even with the same content, is another intent. */
  done(): void;
}

/** @param makeKey a fresh key; 16 to 64 characters */
export const createIntents = (makeKey: () => string = () => crypto.randomUUID()): Intents => {
  let current: { content: string; key: string } | undefined;
  return {
    keyOf(value) {
      const content = JSON.stringify(value);
      if (current?.content !== content) current = { content, key: makeKey() };
      return current.key;
    },
    done() {
      current = undefined;
    },
  };
};
