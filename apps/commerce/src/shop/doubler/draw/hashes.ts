import { createHash } from "node:crypto";

/** Each kind of thing that is hashed begins with a line of its own, so that none passes for another. */
const hashOf = (kind: string, ...parts: readonly (string | Uint8Array)[]): Buffer => {
  const hash = createHash("sha256").update(`giftshop doubler ${kind} 1\n`);
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** The salted hash of an entry, as it stands in the list. */
export const entryHash = (receipt: string): Buffer => hashOf("entry", receipt);

/** The hash of a list of entries: their hashes, ascending, behind one another. */
export const listHash = (entries: readonly Uint8Array[]): Buffer => hashOf("entries", ...entries);

export const rulesHash = (rules: string): Buffer => hashOf("rules", rules);

export const seedHash = (seed: Uint8Array): Buffer => hashOf("seed", seed);

/** What is fixed before a draw. */
export interface Committed {
  draw: string;
  count: number;
  entries: Buffer;
  rules: Buffer;
  seed: Buffer;
  /** Hash of the beacon's chain, hexadecimal. */
  chain: string;
  round: number;
}

/** One number for all that is fixed: whoever notes it before the draw knows whether anything was changed. */
export const commitmentHash = ({ draw, count, entries, rules, seed, chain, round }: Committed): Buffer =>
  hashOf(
    "commitment",
    `draw ${draw}\nentries ${count}\nlist ${entries.toString("hex")}\nrules ${rules.toString("hex")}\n`,
    `seed ${seed.toString("hex")}\nbeacon ${chain}\nround ${round}\n`,
  );

/** What the numbers of a draw are made from: nobody knows it before seed and randomness are both known. */
export const drawKey = (commitment: Uint8Array, seed: Uint8Array, randomness: Uint8Array): Buffer =>
  hashOf("draw", commitment, seed, randomness);

/** The number at a position of the draw: 64 bits. */
export const drawNumber = (key: Uint8Array, position: number): bigint => {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(position);
  return hashOf("number", key, counter).readBigUInt64BE();
};
