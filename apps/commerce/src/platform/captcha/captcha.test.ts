import { createHash } from "node:crypto";
import { solveChallenge } from "@giftshop/graphql/captcha/solve";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { inTransaction } from "../database/index.ts";
import { Failure } from "../failure.ts";
import { judgeCaptcha } from "./index.ts";
import { forgetUsed } from "./judge-captcha.ts";
import { type CaptchaPurpose, makeChallenge } from "./make-challenge.ts";
import { lifetime, work } from "./settings.ts";
import { solve, solvedToken, tokenOf } from "./testing/solve.ts";

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const purpose: CaptchaPurpose = { action: "common", storefront: "CBFR" };
const refused = { problems: [{ code: 1003, parameter: "input.captchaToken" }] };
const judge = (token: string, wanted = purpose) => judgeCaptcha(services, token, wanted, "input.captchaToken");
const spend = async (token: string) => {
  const captcha = await judge(token);
  await inTransaction(services.pool, (client) => captcha.spend(client));
};

type Spend = (token: string) => Promise<void>;

/** How many of eight at once get through with one token. */
const letThrough = async (by: Spend): Promise<number> => {
  const token = await solvedToken(await makeChallenge(services, purpose));
  // Eight connections that are there already, so that all begin together.
  await Promise.all(Array.from({ length: 8 }, () => services.pool.query("select pg_sleep(0.02)")));
  const all = await Promise.allSettled(Array.from({ length: 8 }, () => by(token)));
  await expect(by(token)).rejects.toMatchObject(refused);
  return all.filter(({ status }) => status === "fulfilled").length;
};

/** Looks first and writes afterwards. */
const naive: Spend = async (token) => {
  const id = createHash("sha256").update(token).digest();
  await inTransaction(services.pool, async (client) => {
    const { rows } = await client.query("select from captcha_used where signature = $1", [id]);
    if (rows.length > 0) throw new Failure("captchaFailed", "input.captchaToken");
    await client.query("insert into captcha_used values ($1, now()) on conflict do nothing", [id]);
  });
};

test("a solved challenge lets through once, however often and however soon it comes again", async () => {
  expect(await letThrough(spend)).toBe(1);
  expect(await letThrough(naive)).toBeGreaterThan(1);
});

test("what the page's own solver finds is accepted", async () => {
  const token = await solveChallenge(JSON.stringify(await makeChallenge(services, purpose)));
  await expect(spend(token)).resolves.toBeUndefined();
});

test("what was rolled back was not used up", async () => {
  const token = await solvedToken(await makeChallenge(services, purpose));
  const captcha = await judge(token);
  const undone = inTransaction(services.pool, async (client) => {
    await captcha.spend(client);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await expect(spend(token)).resolves.toBeUndefined();
});

test("the work stays within its bounds", async () => {
  const { counter } = await solve(await makeChallenge(services, purpose));
  expect(counter).toBeGreaterThanOrEqual(work.fewest);
  expect(counter).toBeLessThanOrEqual(work.most);
});

test("nothing forged passes", async () => {
  const challenge = await makeChallenge(services, purpose);
  const solution = await solve(challenge);
  const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1, keyPrefix: "00" } };
  const longer = { ...challenge, parameters: { ...challenge.parameters, data: { ...purpose, endsAt: 9_999_999_999 } } };
  const foreign = await makeChallenge(
    { ...services, environment: { ...services.environment, signingSecret: "another" } },
    purpose,
  );
  const forged = [
    "",
    "no token",
    Buffer.from("[]").toString("base64"),
    Buffer.from('{"challenge":{"parameters":{},"signature":"00"},"solution":{}}').toString("base64"),
    "A".repeat(100_000),
    tokenOf(challenge, { counter: solution.counter, derivedKey: "00".repeat(32) }),
    tokenOf(easier, await solve(easier)),
    tokenOf(longer, solution),
    await solvedToken(foreign),
  ];
  for (const token of forged) await expect(judge(token)).rejects.toMatchObject(refused);
  await expect(judge(tokenOf(challenge, solution))).resolves.toEqual({ spend: expect.any(Function) });
});

test("a solution is good for its own storefront, and until its end", async () => {
  const token = await solvedToken(await makeChallenge(services, purpose));
  await expect(judge(token, { ...purpose, storefront: "CKFR" })).rejects.toMatchObject(refused);
  services.clock.advance((lifetime + 1) * 1000);
  await expect(judge(token)).rejects.toMatchObject(refused);
});

test("what was used is forgotten a batch at a time", async () => {
  await services.ownerPool.query("truncate captcha_used");
  await services.ownerPool.query(
    "insert into captcha_used select sha256(n::text::bytea), '2026-01-01' from generate_series(1, 5) n",
  );
  expect(await forgetUsed(services.pool, services.clock.now(), 2)).toBe(5);
});

test("what was used is kept until its age alone refuses it", async () => {
  await services.ownerPool.query("truncate captcha_used");
  const challenge = await makeChallenge(services, purpose);
  const token = await solvedToken(challenge);
  await spend(token);
  const endsAt = Number(challenge.parameters.data?.endsAt) * 1000;
  services.clock.set(new Date(endsAt - 1));
  expect(await forgetUsed(services.pool, services.clock.now())).toBe(0);
  await expect(spend(token)).rejects.toMatchObject(refused);
  services.clock.set(new Date(endsAt));
  expect(await forgetUsed(services.pool, services.clock.now())).toBe(1);
  await expect(spend(token)).rejects.toMatchObject(refused);
});
