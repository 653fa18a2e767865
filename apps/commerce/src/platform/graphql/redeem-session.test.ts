import type { IncomingMessage, ServerResponse } from "node:http";
import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { inTransaction } from "../database/index.ts";
import { type RedeemScope, redeemSessionOf } from "./redeem-session.ts";

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const calling = (header: string | undefined, code: StorefrontCode = "CBFR", more: Partial<RedeemScope> = {}) => {
  let lines: string[] = [];
  const response = { getHeader: () => lines, setHeader: (_: string, next: string[]) => (lines = next) };
  const request = { headers: header === undefined ? {} : { "x-redeem-context": header } };
  const scope = { storefront: getStorefront(code), secure: true, redeemToken: undefined, now: services.clock.now };
  const session = redeemSessionOf(request as unknown as IncomingMessage, response as unknown as ServerResponse, {
    ...scope,
    ...more,
  });
  return { session, cookies: () => lines };
};

const begin = async (): Promise<{ token: string; visitor: number }> => {
  const call = calling(undefined);
  const { visitor, handOut } = await inTransaction(services.pool, (client) => call.session.begin(client).begun);
  handOut();
  const [cookie = ""] = call.cookies();
  const [, token = ""] =
    /^__Host-redeem-98=([\w-]{43}); Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax; Secure$/.exec(cookie) ?? [];
  return { token, visitor };
};
const encoded = (token: string): string => Buffer.from(token).toString("base64");
const ended = { code: 2301 };

test("the token finds its visitor, in the storefront where it was made", async () => {
  const { token, visitor } = await begin();
  expect(await calling(encoded(token)).session.find(services.pool)).toMatchObject({ visitor });
  await expect(calling(encoded(token), "CKFR").session.find(services.pool)).rejects.toMatchObject(ended);
});

test("a call of another page has no exchange; one with a forged token, or with the marker alone, is refused", async () => {
  expect(await calling(undefined).session.find(services.pool)).toBeUndefined();
  await expect(calling(undefined).session.get(services.pool)).rejects.toMatchObject(ended);
  for (const forged of ["1", encoded("x".repeat(43)), "not base64 of a token"])
    await expect(calling(forged).session.find(services.pool)).rejects.toMatchObject(ended);
});

test("header and userData that say different tokens contradict each other", () => {
  expect(() => calling("1", "CBFR", { redeemToken: "x".repeat(43) })).toThrow("1001");
});

test("each use makes it last half an hour more; after half an hour without one it is over", async () => {
  const { token } = await begin();
  for (let use = 0; use < 3; use += 1) {
    services.clock.advance(29 * 60_000);
    const call = calling(encoded(token));
    await call.session.find(services.pool);
    expect(call.cookies()[0]).toContain(token);
  }
  const soon = calling(encoded(token));
  await soon.session.find(services.pool);
  expect(soon.cookies()).toEqual([]);
  services.clock.advance(30 * 60_000);
  await expect(calling(encoded(token)).session.find(services.pool)).rejects.toMatchObject(ended);
});

test("a use in a transaction that comes to nothing makes it last on too, once it is over", async () => {
  const { token, visitor } = await begin();
  services.clock.advance(29 * 60_000);
  const call = calling(encoded(token));
  const refused = inTransaction(services.pool, async (client) => {
    expect(await call.session.join(client)).toMatchObject({ visitor });
    throw new Error("refused");
  });
  await expect(refused).rejects.toThrow("refused");
  expect(call.cookies()).toEqual([]);
  await call.session.keep(services.pool);
  expect(call.cookies()[0]).toContain(token);
  services.clock.advance(29 * 60_000);
  expect(await calling(encoded(token)).session.get(services.pool)).toMatchObject({ visitor });
  await expect(calling(undefined).session.join(services.pool)).rejects.toMatchObject(ended);
});

test("its end forgets the token, and a new one ends the one before", async () => {
  const first = await begin();
  const again = calling(encoded(first.token));
  await inTransaction(services.pool, (client) => again.session.begin(client).begun);
  await expect(calling(encoded(first.token)).session.find(services.pool)).rejects.toMatchObject(ended);
  const second = await begin();
  await calling(encoded(second.token)).session.end(services.pool);
  await expect(calling(encoded(second.token)).session.find(services.pool)).rejects.toMatchObject(ended);
  const kept = await services.ownerPool.query("select from redeem_session where token_hash = $1", [second.token]);
  expect(kept.rowCount).toBe(0);
});
