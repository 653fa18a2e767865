/** 53-bit hash of a text (cyrb53, public domain): tells intents apart without keeping what was typed. */
const fingerprint = (text: string): string => {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
};

/**
 * The idempotency key of an intent. The same intent has the same key in this tab,
 * through a double click, a reload and the back button; another intent has another one.
 *
 * @param what `order` or `retry`
 * @param intent everything that is sent, and what it is about
 */
export const intentKey = (
  storage: Storage,
  what: "order" | "retry",
  intent: unknown,
  makeKey: () => string = () => crypto.randomUUID(),
): string => {
  const name = `checkout-intent-${what}`;
  const hash = fingerprint(JSON.stringify(intent));
  try {
    const [knownHash, knownKey] = (storage.getItem(name) ?? "").split(" ");
    if (knownHash === hash && knownKey) return knownKey;
    const key = makeKey();
    storage.setItem(name, `${hash} ${key}`);
    return key;
  } catch {
    return makeKey();
  }
};

/** Forgets the key: the next try is another intent. */
export const forgetIntent = (storage: Storage, what: "order" | "retry"): void => {
  try {
    storage.removeItem(`checkout-intent-${what}`);
  } catch {
    // Nothing could be kept there either.
  }
};
