import { expect, test } from "@jest/globals";
import { TextWriter, Uint8ArrayReader, ZipReader } from "@zip.js/zip.js";
import { encryptFile, newFilePassword } from "./encrypted-file.ts";

test("a file opens with its password, by AES-256, and with no other", async () => {
  const password = newFilePassword();
  const file = await encryptFile("gifts.csv", "name,link\r\nZoë,https://shop.example/gift/1", password);
  expect(file.includes("https://")).toBe(false);
  const [entry] = await new ZipReader(new Uint8ArrayReader(new Uint8Array(file))).getEntries();
  if (entry === undefined || entry.directory) throw new Error("The file is empty.");
  expect([entry.filename, entry.encrypted, entry.extraFieldAES?.strength]).toEqual(["gifts.csv", true, 3]);
  expect(await entry.getData(new TextWriter(), { password })).toContain("Zoë,https://shop.example/gift/1");
  await expect(entry.getData(new TextWriter(), { password: newFilePassword() })).rejects.toThrow("password");
});

test("passwords are of twenty characters that nobody mistakes for others, and no two alike", () => {
  const made = Array.from({ length: 50 }, newFilePassword);
  expect(new Set(made).size).toBe(50);
  for (const password of made) expect(password).toMatch(/^(?:[A-HJ-NP-Za-km-z2-9]{4}-){4}[A-HJ-NP-Za-km-z2-9]{4}$/u);
});
