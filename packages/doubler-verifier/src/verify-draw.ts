import { type Bytes, bytesOf, hashOfKind, hexOf, textBytes } from "./bytes.ts";
import { hashLength, isCommittedList, positionOf } from "./check-list.ts";
import type { Proof } from "./proof.ts";
import { recomputePlaces } from "./recompute-places.ts";
import { randomnessOf } from "./verify-beacon.ts";

/** What is recomputed, in this order. */
export const steps = ["rules", "seed", "list", "commitment", "beacon", "places"] as const;
export type Step = (typeof steps)[number];

export interface Check {
  step: Step;
  ok: boolean;
}

/** Where an entry of one's own stands. */
export interface Own {
  /** In the list, counted from 1; `undefined` where it is not in it. */
  position: number | undefined;
  /** 0 is the winner, then the reserves; `undefined` where it was not drawn. */
  place: number | undefined;
}

export interface Verdict {
  /** Everything is as it was committed to. */
  ok: boolean;
  checks: readonly Check[];
  /** Fingerprint of all that was fixed before the draw. */
  commitment: string;
  /** One's own entry, where a receipt was given. */
  own: Own | undefined;
}

export interface Asked {
  proof: Proof;
  /** The published list: entry hashes behind one another. */
  list: Bytes;
  /** Receipt of an entry of one's own. */
  receipt?: string | undefined;
  /** How far it is, between 0 and 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** So much of all the work is the list. */
const shareOfList = 0.8;

/** One winner and ten reserves. */
const mostPlaces = 11;

const commitmentOf = async (proof: Proof): Promise<Bytes> => {
  const lines = [
    `draw ${proof.draw}`,
    `entries ${proof.entries}`,
    `list ${proof.list}`,
    `rules ${proof.rulesHash}`,
    `seed ${proof.seedHash}`,
    `beacon ${proof.beacon.hash}`,
    `round ${proof.round}`,
  ];
  return hashOfKind("commitment", textBytes(lines.map((line) => `${line}\n`).join("")));
};

const isPublishedPlaces = async (proof: Proof, list: Bytes, randomness: Bytes): Promise<boolean> => {
  const key = await hashOfKind("draw", bytesOf(proof.commitment), bytesOf(proof.seed ?? ""), randomness);
  const indexes = await recomputePlaces(key, proof.entries, Math.min(mostPlaces, proof.entries));
  const drawn = indexes.map((index) => hexOf(list.subarray(index * hashLength, (index + 1) * hashLength)));
  const published = (proof.places ?? []).map(({ entry }) => entry);
  return drawn.length === published.length && drawn.every((entry, place) => entry === published[place]);
};

/** The hash that a receipt stands in the list with. */
const hashOfReceipt = async (receipt: string): Promise<string> =>
  hexOf(await hashOfKind("entry", textBytes(receipt.replace(/\s/g, "").toUpperCase())));

const ownOf = async ({ proof, list, receipt }: Asked): Promise<Own | undefined> => {
  if (receipt === undefined || receipt.trim() === "") return undefined;
  const hash = await hashOfReceipt(receipt);
  const index = positionOf(list, hash);
  const place = (proof.places ?? []).findIndex(({ entry }) => entry === hash);
  return { position: index === undefined ? undefined : index + 1, place: place < 0 ? undefined : place };
};

/**
 * Recomputes a draw that was held from what is published of it. Nothing that the shop computed is believed.
 */
export const verifyDraw = async (asked: Asked): Promise<Verdict> => {
  const { proof, list, onProgress = () => undefined } = asked;
  const seed = bytesOf(proof.seed ?? "");
  const rules = hexOf(await hashOfKind("rules", textBytes(proof.rules))) === proof.rulesHash;
  const seeded = hexOf(await hashOfKind("seed", seed)) === proof.seedHash;
  const listed = await isCommittedList(list, { entries: proof.entries, hash: proof.list }, (share) =>
    onProgress(share * shareOfList),
  );
  onProgress(shareOfList);
  const commitment = hexOf(await commitmentOf(proof));
  const randomness = await randomnessOf(proof);
  const places = listed && randomness !== undefined && (await isPublishedPlaces(proof, list, randomness));
  onProgress(1);
  const outcomes: Record<Step, boolean> = {
    rules,
    seed: seeded,
    list: listed,
    commitment: commitment === proof.commitment,
    beacon: randomness !== undefined,
    places,
  };
  const checks = steps.map((step) => ({ step, ok: outcomes[step] }));
  return { ok: checks.every(({ ok }) => ok), checks, commitment, own: await ownOf(asked) };
};
