import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from "node:crypto";

/** What a card is spent with. Never logged, never stored as it is. */
export interface CardCode {
  /** 19 digits. */
  number: string;
  /** 6 digits. */
  pin: string;
}

/** The two keys of the environment, 32 bytes each. */
export interface CardSecrets {
  cardHmacKey: Buffer;
  cardEncryptionKey: Buffer;
}

const nonceLength = 12;
const tagLength = 16;
const numberLength = 19;

/** Names a key without telling anything about it, so that a row says which one it was made with. */
export const keyId = (key: Buffer): string =>
  createHash("sha256").update("key id").update(key).digest("hex").slice(0, 16);

const hash = (key: Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();

/** What a card is found by. */
export const hashNumber = (key: Buffer, number: string): Buffer => hash(key, `number:${number}`);

/** Bound to the number: equal PINs of two cards have nothing in common. */
export const hashPin = (key: Buffer, { number, pin }: CardCode): Buffer => hash(key, `pin:${number}:${pin}`);

/** AES-256-GCM; `owner` is authenticated, so what is encrypted cannot be moved to another row. */
export const encryptText = (key: Buffer, plain: string, owner: string): Buffer => {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
};

/** Inverse of {@link encryptText}; throws where key, owner or bytes are not those it was made with. */
export const decryptText = (key: Buffer, encrypted: Buffer, owner: string): string => {
  const nonce = encrypted.subarray(0, nonceLength);
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: tagLength }).setAAD(Buffer.from(owner));
  decipher.setAuthTag(encrypted.subarray(nonceLength, nonceLength + tagLength));
  const rest = encrypted.subarray(nonceLength + tagLength);
  return Buffer.concat([decipher.update(rest), decipher.final()]).toString("utf8");
};

/** {@link encryptText} of a card's code; its owner is order line and n. */
export const encryptCode = (key: Buffer, { number, pin }: CardCode, owner: string): Buffer =>
  encryptText(key, number + pin, owner);

/** Inverse of {@link encryptCode}; throws where key, owner or bytes are not those it was made with. */
export const decryptCode = (key: Buffer, code: Buffer, owner: string): CardCode => {
  const text = decryptText(key, code, owner);
  return { number: text.slice(0, numberLength), pin: text.slice(numberLength) };
};
