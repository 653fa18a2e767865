/** Bytes that are not shared between threads: what Web Crypto takes. */
export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

export const textBytes = (text: string): Bytes => new Uint8Array(encoder.encode(text));

export const join = (...parts: readonly Bytes[]): Bytes => {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export const bytesOf = (hex: string): Bytes =>
  new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));

export const sha256 = async (...parts: readonly Bytes[]): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", parts.length === 1 && parts[0] ? parts[0] : join(...parts)));

/** A hash of one kind of thing: its first line says which. */
export const hashOfKind = (kind: string, ...parts: readonly Bytes[]): Promise<Bytes> =>
  sha256(textBytes(`giftshop doubler ${kind} 1\n`), ...parts);
