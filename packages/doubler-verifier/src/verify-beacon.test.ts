import { expect, test } from "@jest/globals";
import { hexOf } from "./bytes.ts";
import type { Proof } from "./proof.ts";
import { randomnessOf } from "./verify-beacon.ts";

/** Round 1000 of quicknet, as drand published it. */
const quicknet = {
  round: 1000,
  signature: "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39",
  beacon: {
    scheme: "bls-unchained-g1-rfc9380",
    hash: "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
    publicKey:
      "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
    period: 3,
    genesis: 1_692_803_367,
  },
} as Proof;
const randomness = async (proof: Proof) => {
  const found = await randomnessOf(proof);
  return found && hexOf(found);
};

test("a round of drand is what drand signed", async () => {
  expect(await randomness(quicknet)).toBe("fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd");
  expect(await randomness({ ...quicknet, round: 1001 })).toBeUndefined();
  expect(await randomness({ ...quicknet, signature: "00".repeat(48) })).toBeUndefined();
  const ours = { ...quicknet.beacon, publicKey: quicknet.beacon.publicKey.replace("83", "84") };
  expect(await randomness({ ...quicknet, beacon: ours })).toBeUndefined();
});

test("a beacon that nobody knows is none", async () => {
  expect(await randomness({ ...quicknet, beacon: { ...quicknet.beacon, scheme: "own-word" } })).toBeUndefined();
});
