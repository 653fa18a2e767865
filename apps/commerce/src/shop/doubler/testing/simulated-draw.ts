import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { choosePlaces } from "../draw/choose.ts";
import { commitmentHash, drawKey, entryHash, listHash, rulesHash, seedHash } from "../draw/hashes.ts";
import type { Proof } from "../proof.ts";

const draw = "CBFR-2026-12";
const [period, genesis, round] = [30, 1_767_225_600, 981_000];
const rules = "storefront CBFR\n";

/** The receipt of the n-th entry of a simulation. */
export const receiptOf = (n: number): string => `${draw}-0000-5000-${n}`;

/** Entry hashes of so many entries, ascending, behind one another: as the database gives them. */
export const simulatedList = (count: number): Buffer =>
  Buffer.concat(
    Array.from({ length: count }, (_, n) => entryHash(receiptOf(n))).sort((one, other) => Buffer.compare(one, other)),
  );

const beaconOfTest = () => {
  const { privateKey, publicKey: key } = generateKeyPairSync("ed25519");
  const publicKey = key.export({ type: "spki", format: "der" }).subarray(-32).toString("hex");
  const hash = createHash("sha256").update(`giftshop beacon 1\n${publicKey}\n${period}\n${genesis}\n`).digest("hex");
  const signature = sign(null, Buffer.from(`giftshop beacon round 1\n${round}\n`), privateKey);
  return { chain: { scheme: "ed25519-giftshop" as const, hash, publicKey, period, genesis }, signature };
};

/** Draws from a list as commerce does, without a database; the proof is what it would publish. */
export const simulateDraw = (list: Buffer): Required<Proof> => {
  const seed = createHash("sha256").update("a seed").digest();
  const { chain, signature } = beaconOfTest();
  const count = list.length / 32;
  const hashes = { entries: listHash([list]), rules: rulesHash(rules), seed: seedHash(seed) };
  const commitment = commitmentHash({ draw, count, ...hashes, chain: chain.hash, round });
  const randomness = createHash("sha256").update(signature).digest();
  const indexes = choosePlaces(drawKey(commitment, seed, randomness), count, 11);
  const at = "2026-12-07T11:00:00.000Z";
  return {
    version: 1,
    draw,
    state: "DRAWN",
    closesAt: at,
    committedAt: at,
    drawsAt: at,
    drawnAt: at,
    entries: count,
    list: hashes.entries.toString("hex"),
    rules,
    rulesHash: hashes.rules.toString("hex"),
    seedHash: hashes.seed.toString("hex"),
    beacon: chain,
    round,
    commitment: commitment.toString("hex"),
    seed: seed.toString("hex"),
    signature: signature.toString("hex"),
    places: indexes.map((index) => ({
      entry: list.subarray(index * 32, index * 32 + 32).toString("hex"),
      passedOver: false,
    })),
  };
};
