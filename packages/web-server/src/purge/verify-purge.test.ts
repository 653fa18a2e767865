import { expect, test } from "@jest/globals";
import { createPurgeVerifier, purgeTolerance, signPurge } from "./verify-purge.ts";

const secret = "a secret of commerce";
const body = JSON.stringify({ tags: ["catalogue:CBFR"] });

const setUp = () => {
  const clock = { now: 1_800_000_000_000 };
  const verify = createPurgeVerifier(secret, () => clock.now);
  const call = (at = clock.now, text = body, key = secret) => ({
    timestamp: `${at}`,
    signature: signPurge(key, `${at}`, text),
    body: text,
  });
  return { clock, verify, call };
};

test("a signed call gives its tags", () => {
  const { verify, call } = setUp();
  expect(verify(call())).toEqual({ ok: true, tags: ["catalogue:CBFR"] });
});

test.each([
  ["another key", (call: ReturnType<typeof setUp>["call"]) => call(undefined, body, "guessed")],
  ["another body", (call: ReturnType<typeof setUp>["call"]) => ({ ...call(), body: `${body} ` })],
  ["another time", (call: ReturnType<typeof setUp>["call"]) => ({ ...call(), timestamp: "1800000000001" })],
  ["no signature", (call: ReturnType<typeof setUp>["call"]) => ({ ...call(), signature: undefined })],
  ["half a signature", (call: ReturnType<typeof setUp>["call"]) => ({ ...call(), signature: "ab" })],
  ["a time that is none", (call: ReturnType<typeof setUp>["call"]) => call(Number.NaN)],
])("refuses %s", (_, forge) => {
  const { verify, call } = setUp();
  expect(verify(forge(call))).toMatchObject({ ok: false, status: 401 });
});

test("refuses what is older or newer than the tolerance", () => {
  const { clock, verify, call } = setUp();
  expect(verify(call(clock.now - purgeTolerance - 1))).toMatchObject({ ok: false, status: 401 });
  expect(verify(call(clock.now + purgeTolerance + 1))).toMatchObject({ ok: false, status: 401 });
  expect(verify(call(clock.now - purgeTolerance))).toMatchObject({ ok: true });
});

test("refuses a replay for as long as its time would be believed", () => {
  const { clock, verify, call } = setUp();
  const once = call(clock.now + purgeTolerance);
  expect(verify(once)).toMatchObject({ ok: true });
  clock.now += 2 * purgeTolerance - 1;
  expect(verify(once)).toMatchObject({ ok: false, status: 409 });
  clock.now += 2;
  expect(verify(once)).toMatchObject({ ok: false, status: 401 });
});

test("a body without tags is refused, signed or not", () => {
  const { verify, call } = setUp();
  for (const text of ["", "{}", '{"tags":[]}', '{"tags":[1]}', '{"tags":"all"}']) {
    expect(verify(call(undefined, text))).toMatchObject({ ok: false, status: 400 });
  }
});

test("without a secret nothing is accepted", () => {
  const verify = createPurgeVerifier(undefined, () => 0);
  expect(verify({ timestamp: "0", signature: signPurge("", "0", body), body })).toMatchObject({
    ok: false,
    status: 401,
  });
});
