import { createHash, createPublicKey, verify } from "node:crypto";
import type { Beacon, BeaconChain } from "./beacon.ts";

const timeout = 10_000;

/** A raw key of 32 bytes as the format that Node reads: SubjectPublicKeyInfo of Ed25519. */
const keyOf = (publicKey: string) =>
  createPublicKey({
    key: Buffer.concat([Buffer.from("302a300506032b6570032100", "hex"), Buffer.from(publicKey, "hex")]),
    format: "der",
    type: "spki",
  });

const hashOf = ({ publicKey, period, genesis }: Omit<BeaconChain, "hash" | "scheme">): string =>
  createHash("sha256").update(`giftshop beacon 1\n${publicKey}\n${period}\n${genesis}\n`).digest("hex");

const isHex = (text: unknown, bytes: number): text is string =>
  typeof text === "string" && new RegExp(`^[0-9a-f]{${bytes * 2}}$`).test(text);

const readChain = ({ publicKey, period, genesis }: Record<string, unknown>): BeaconChain => {
  const whole = Number.isSafeInteger(period) && Number(period) > 0 && Number.isSafeInteger(genesis);
  if (!isHex(publicKey, 32) || !whole) throw new Error("The beacon says nothing that can be used of itself.");
  const known = { publicKey, period: Number(period), genesis: Number(genesis) };
  return { scheme: "ed25519-giftshop", hash: hashOf(known), ...known };
};

/** Speaks with a beacon that signs its own rounds with Ed25519, as the sandbox does. */
export const embeddedBeacon = (url: string): Beacon => {
  const get = async (path: string) => {
    const answer = await fetch(url.replace(/\/$/, "") + path, { signal: AbortSignal.timeout(timeout) });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`The beacon answered ${answer.status}.`);
    return (await answer.json()) as Record<string, unknown>;
  };
  return {
    chain: async () => readChain((await get("/beacon/info")) ?? {}),
    round: async ({ publicKey }, round) => {
      const said = await get(`/beacon/rounds/${round}`);
      if (said === undefined) return undefined;
      const { signature } = said;
      if (!isHex(signature, 64)) throw new Error("The beacon's signature cannot be read.");
      const bytes = Buffer.from(signature, "hex");
      const message = Buffer.from(`giftshop beacon round 1\n${round}\n`);
      if (!verify(null, message, keyOf(publicKey), bytes)) throw new Error("The beacon's signature is not its own.");
      return { round, signature, randomness: createHash("sha256").update(bytes).digest() };
    },
  };
};
