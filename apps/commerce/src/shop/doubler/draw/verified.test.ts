import { type Proof, readProof, type Step, verifyDraw } from "@giftshop/doubler-verifier";
import { expect, test } from "@jest/globals";
import { receiptOf, simulateDraw, simulatedList } from "../testing/simulated-draw.ts";

const list = simulatedList(500);
const proof = readProof(JSON.parse(JSON.stringify(simulateDraw(list))));
const bytes = (of: Buffer = list) => new Uint8Array(of);

/** Steps that a check finds wrong. */
const wrong = async (changed: Partial<Proof>, of = list): Promise<Step[]> => {
  const { ok, checks } = await verifyDraw({ proof: { ...proof, ...changed }, list: bytes(of) });
  const failed = checks.filter((check) => !check.ok).map(({ step }) => step);
  expect(ok).toBe(failed.length === 0);
  return failed;
};
const other = "ab".repeat(32);
const entry = (n: number) => list.subarray(n * 32, n * 32 + 32);

test("what commerce draws is what the verifier computes, for lists of any length", async () => {
  expect(await wrong({})).toEqual([]);
  for (const count of [1, 2, 10, 11, 12, 97]) {
    const own = simulatedList(count);
    const drawn = readProof(JSON.parse(JSON.stringify(simulateDraw(own))));
    expect(drawn.places).toHaveLength(Math.min(11, count));
    expect((await verifyDraw({ proof: drawn, list: bytes(own) })).ok).toBe(true);
  }
});

test("an entry that is added, dropped, doubled or put elsewhere is found", async () => {
  expect(await wrong({}, Buffer.concat([list, Buffer.from(other, "hex")]))).toEqual(["list", "places"]);
  expect(await wrong({}, list.subarray(32))).toEqual(["list", "places"]);
  expect(await wrong({ entries: 499 }, list.subarray(32))).toEqual(["list", "commitment", "places"]);
  expect(await wrong({}, Buffer.concat([entry(0), entry(0), list.subarray(64)]))).toEqual(["list", "places"]);
  expect(await wrong({}, Buffer.concat([entry(1), entry(0), list.subarray(64)]))).toEqual(["list", "places"]);
});

test("another seed, rules, round, signature or winner is found at its step", async () => {
  expect(await wrong({ seed: other })).toEqual(["seed", "places"]);
  expect(await wrong({ seed: other, seedHash: other })).toEqual(["seed", "commitment", "places"]);
  expect(await wrong({ rules: "storefront CBFR\nwe win\n" })).toEqual(["rules"]);
  expect(await wrong({ round: proof.round + 1 })).toEqual(["commitment", "beacon", "places"]);
  expect(await wrong({ signature: "00".repeat(64) })).toEqual(["beacon", "places"]);
  const [first, second, ...rest] = proof.places ?? [];
  expect(await wrong({ places: [second, first, ...rest] as NonNullable<Proof["places"]> })).toEqual(["places"]);
  expect(await wrong({ places: proof.places?.slice(0, 10) ?? [] })).toEqual(["places"]);
});

test("an own entry is found by its receipt, however it was typed; a stranger's is not", async () => {
  const verdict = await verifyDraw({ proof, list: bytes(), receipt: ` ${receiptOf(77).toLowerCase()} ` });
  const position = verdict.own?.position ?? 0;
  const own = (await verifyDraw({ proof, list: bytes(), receipt: receiptOf(77) })).own;
  expect(own?.position).toBe(position);
  expect(position).toBeGreaterThan(0);
  expect((await verifyDraw({ proof, list: bytes(), receipt: receiptOf(501) })).own?.position).toBeUndefined();
});

test("what has not the form of a proof is not read", () => {
  for (const value of [
    null,
    {},
    { ...proof, version: 2 },
    { ...proof, version: 1, list: "x" },
    { ...proof, version: 1, entries: -1 },
  ])
    expect(() => readProof(value)).toThrow("This is not the proof of a draw.");
});
