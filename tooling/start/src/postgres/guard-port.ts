import { randomBytes } from "node:crypto";
import { chown, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "../problem.ts";
import { socketFolder } from "./address.ts";
import { serverIdentity } from "./identity.ts";
import { ownerName } from "./initialise.ts";
import type { Place } from "./place.ts";
import { runAlone } from "./run-alone.ts";

/**
 * In the data folder, where nobody but its owner may look:
 * the password that the port asks of the role `giftshop`.
 */
export const passwordFile = "owner-password";

/** The largest port: its socket has the longest path. */
const longestPort = 65_535;

/** Lines of `pg_hba.conf` by which a port lets everybody in. */
const open = /^(host\s.*\s)trust$/gm;

/**
 * Has the server ask a password on its port, which every program can reach, once a data folder; not where
 * there is no socket, by which the shop comes without one.
 */
export const guardPort = async (place: Place): Promise<void> => {
  const { dataDirectory } = place;
  if (socketFolder(dataDirectory, longestPort) === undefined) return;
  const rules = join(dataDirectory, "pg_hba.conf");
  const text = await readFile(rules, "utf8");
  const guarded = text.replace(open, "$1scram-sha-256");
  if (guarded === text) return;
  await runAlone(place, `ALTER ROLE ${ownerName} PASSWORD '${await passwordIn(dataDirectory)}'`);
  await writeFile(rules, guarded);
};

/** Made by the first who asks; processes that start at one moment agree on it. */
const passwordIn = async (dataDirectory: string): Promise<string> => {
  const file = join(dataDirectory, passwordFile);
  try {
    await writeFile(file, `${randomBytes(24).toString("hex")}\n`, { mode: 0o600, flag: "wx" });
    const identity = serverIdentity();
    if (identity !== undefined) await chown(file, identity.uid, identity.gid);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  }
  return (await readFile(file, "utf8")).trim();
};
