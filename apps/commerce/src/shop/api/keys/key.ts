import { createHash, randomBytes } from "node:crypto";

/** A key as it is shown once, and what is kept of it. */
export interface NewKey {
  text: string;
  prefix: string;
  hash: Buffer;
}

const shape = /^(?:live|test)_[\w-]{43}$/u;
const prefixLength = 12;

/** The hash by which a key is kept, which need not be slow, as a key is 256 random bits. */
export const hashOfKey = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Makes a key of 256 random bits; its beginning says which mode it is of. */
export const makeKey = (test: boolean): NewKey => {
  const text = `${test ? "test" : "live"}_${randomBytes(32).toString("base64url")}`;
  return { text, prefix: text.slice(0, prefixLength), hash: hashOfKey(text) };
};

/** The key of an `Authorization` header; `undefined` where it holds none that could be ours. */
export const keyOf = (authorization: string | undefined): string | undefined => {
  const [, text = ""] = /^bearer +(\S+)$/iu.exec(authorization ?? "") ?? [];
  return shape.test(text) ? text : undefined;
};
