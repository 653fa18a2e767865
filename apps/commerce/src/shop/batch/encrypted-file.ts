import { randomInt } from "node:crypto";

/** Letters and digits that nobody mistakes for others: 57 of them. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789";
const groups = 5;
const groupSize = 4;

/** A password of more than 116 random bits, in groups that people copy. */
export const newFilePassword = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupSize }, () => alphabet.charAt(randomInt(alphabet.length))).join(""),
  ).join("-");

/** AES-256, as WinZip wrote it down (AE-2): 7-Zip, WinZip and Keka open it. */
const aes256 = 3;

/** A text as a file within a ZIP that opens with a password. The name of the file is readable without. */
export const encryptFile = async (name: string, text: string, password: string): Promise<Buffer> => {
  const { configure, TextReader, Uint8ArrayWriter, ZipWriter } = await import("@zip.js/zip.js");
  configure({ useWebWorkers: false });
  const zip = new ZipWriter(new Uint8ArrayWriter(), { encryptionStrength: aes256 });
  await zip.add(name, new TextReader(text), { password });
  return Buffer.from(await zip.close());
};
