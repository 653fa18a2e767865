import { afterAll, afterEach, beforeAll, expect, jest, test } from "@jest/globals";
import { testClock } from "../../../platform/clock.ts";
import { proofOf } from "../proof.ts";
import { runDraws } from "../steps/run-draws.ts";
import { type DoublerShop, december, openDoublerShop } from "../testing/doubler-shop.ts";
import { type DrandDouble, ownChain, quicknet, startDrand } from "../testing/drand-double.ts";
import { drandBeacon } from "./drand-beacon.ts";

/**
 * drand's client, over HTTP: against what drand has published, and against a chain of a key that is known.
 */
const opened: DrandDouble[] = [];
const serve = async (hash: string, info: object, says: DrandDouble["says"]): Promise<DrandDouble> => {
  const double = await startDrand(hash, info);
  double.says = says;
  opened.push(double);
  return double;
};
let shop: DoublerShop;
beforeAll(async () => {
  shop = await openDoublerShop();
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const double of opened.splice(0)) await double.close();
});
afterAll(() => shop.close());

const genesis = 1_767_225_600;
const own = ownChain(genesis);
const timeOf = (round: number) => (genesis + (round - 1) * 30) * 1000;

test("what drand published is taken: its chain, and a round as drand signed it", async () => {
  const { hash, info, round } = quicknet;
  const drand = await serve(hash, info, () => round);
  const beacon = drandBeacon(drand.url, hash, { clock: testClock() });
  const chain = await beacon.chain();
  expect(chain).toEqual({
    scheme: "bls-unchained-g1-rfc9380",
    hash,
    publicKey: info.public_key,
    period: 3,
    genesis: 1_692_803_367,
  });
  const taken = await beacon.round(chain, 1000);
  expect(taken).toMatchObject({ round: 1000, signature: round.signature });
  expect(taken?.randomness.toString("hex")).toBe(round.randomness);
});

test("another key, another period or another scheme is not the chain that was named", async () => {
  for (const info of [
    { ...quicknet.info, public_key: own.info.public_key },
    { ...quicknet.info, period: 30 },
    { ...quicknet.info, genesis_time: genesis },
    { ...quicknet.info, schemeID: "pedersen-bls-unchained" },
  ]) {
    const drand = await serve(quicknet.hash, info, "late");
    await expect(drandBeacon(drand.url, quicknet.hash, { clock: testClock() }).chain()).rejects.toThrow(
      "is not one of",
    );
  }
});

test("a round is asked for when its time has come, and taken as its chain signed it alone", async () => {
  // The client says on the console what it did not like.
  jest.spyOn(console, "error").mockReturnValue(undefined);
  const clock = testClock(new Date(timeOf(500) - 1));
  const drand = await serve(own.hash, own.info, own.round);
  const beacon = drandBeacon(drand.url, own.hash, { clock, timeout: 300 });
  const chain = await beacon.chain();
  const before = drand.asked;
  expect(await beacon.round(chain, 500)).toBeUndefined();
  expect(drand.asked).toBe(before);
  clock.advance(1);
  expect((await beacon.round(chain, 500))?.signature).toBe(own.round(500).signature);
  const refused: DrandDouble["says"][] = [
    own.forged,
    () => own.round(499),
    (round) => ({ ...own.round(499), round }),
    (round) => ({ ...own.round(round), randomness: "00".repeat(32) }),
    (round) => ({ ...own.round(round), signature: "00".repeat(48) }),
    "late",
    "down",
    "silent",
  ];
  for (const says of refused) {
    drand.says = says;
    await expect(beacon.round(chain, 500)).rejects.toThrow();
  }
});

test("a whole draw waits for drand, and is held by the round that was named and no other", async () => {
  jest.spyOn(console, "error").mockReturnValue(undefined);
  const { services } = shop;
  const drand = await serve(own.hash, own.info, "down");
  const beacon = drandBeacon(drand.url, own.hash, { clock: services.clock, timeout: 300 });
  services.clock.set(december.lastMoment);
  for (const n of [1, 2, 3]) await shop.enter(await shop.card(2000 + n * 100), `zoe.${n}@example.org`);
  const state = async () => (await proofOf(services.pool, december.draw))?.state;
  services.clock.set(december.afterGrace);
  await expect(runDraws(services, beacon)).rejects.toThrow();
  expect(await state()).toBeUndefined();
  drand.says = "late";
  expect((await runDraws(services, beacon)).closed).toBe(1);
  services.clock.set(december.soonAfter);
  for (const says of ["late", "down", "silent", own.forged] as const) {
    drand.says = says;
    await expect(runDraws(services, beacon)).rejects.toThrow();
    expect(await state()).toBe("COMMITTED");
  }
  drand.says = own.round;
  expect((await runDraws(services, beacon)).held).toBe(1);
  const proof = await proofOf(services.pool, december.draw);
  expect(proof).toMatchObject({ state: "DRAWN", beacon: { scheme: "bls-unchained-g1-rfc9380", hash: own.hash } });
  expect(timeOf(proof?.round ?? 0)).toBeGreaterThanOrEqual(Date.parse(december.noon));
  expect(proof?.signature).toBe(own.round(proof?.round ?? 0).signature);
  expect(proof?.places).toHaveLength(3);
});
