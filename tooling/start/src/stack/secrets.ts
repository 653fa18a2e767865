import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { codeOf, Problem } from "../problem.ts";

const names = ["CARD_HMAC_KEY", "CARD_ENCRYPTION_KEY", "SIGNING_SECRET"] as const;

/** Keys of this machine, hex of 32 bytes each. */
export type Secrets = Readonly<Record<(typeof names)[number], string>>;

/**
 * The keys that development uses, made once and kept in `secrets.json`: cards in
 * the database cannot be read with others. A key that the environment sets wins.
 */
export const readSecrets = async (dataDirectory: string, environment: NodeJS.ProcessEnv): Promise<Secrets> => {
  const file = join(dataDirectory, "secrets.json");
  const kept = await readSaved(file);
  const all = names.map((name) => [name, kept[name] ?? randomBytes(32).toString("hex")] as const);
  if (names.some((name) => kept[name] === undefined)) {
    await mkdir(dataDirectory, { recursive: true });
    await writeFile(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`, { mode: 0o600 });
  }
  return Object.fromEntries(all.map(([name, value]) => [name, environment[name] || value])) as Secrets;
};

const readSaved = async (file: string): Promise<Partial<Secrets>> => {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    if (codeOf(error) === "ENOENT") return {};
    throw new Problem(`${file} cannot be read; put it right, or start with --fresh after removing it.`);
  }
};
