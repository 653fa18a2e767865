import type { IncomingMessage, ServerResponse } from "node:http";
import { retention } from "@giftshop/storefront-config";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { visitorOf } from "./visitor.ts";

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

/** A visitor who sends a `Cookie` header, and what goes out to them. */
const arriving = (cookie?: string) => {
  let lines: string[] = [];
  const response = {
    getHeader: () => lines,
    setHeader: (_: string, next: string[]) => {
      lines = next;
    },
  };
  const request = { headers: { cookie } };
  const visitor = visitorOf(request as IncomingMessage, response as unknown as ServerResponse, {
    secure: true,
    session: { find: async () => undefined },
    redeem: { asked: false, find: async () => undefined },
    basePath: "/ca",
  });
  return { visitor, sent: () => lines };
};

const flags = `Max-Age=${retention.cookieDays * 86_400}; SameSite=Lax; Secure`;

test("both cookies last as long as the statement says, from the last look at the basket", async () => {
  const first = arriving();
  const id = await first.visitor.ensure(services.pool);
  first.visitor.hintQuantity(2);
  const [made = "", hint] = first.sent();
  expect(made).toMatch(/^__Host-visitor=[\w-]{22}; /);
  expect(made.endsWith(`; Path=/; HttpOnly; ${flags}`)).toBe(true);
  expect(hint).toBe(`basket=2; Path=/ca; ${flags}`);

  const again = arriving(made.split(";", 1)[0]);
  expect(await again.visitor.find(services.pool)).toBe(id);
  expect(again.sent()).toEqual([]);
  again.visitor.hintQuantity(1);
  expect(again.sent()).toEqual([made, `basket=1; Path=/ca; ${flags}`]);
});

test("nobody is known again by a cookie that commerce did not make", async () => {
  const { visitor, sent } = arriving(`__Host-visitor=${"x".repeat(22)}`);
  expect(await visitor.find(services.pool)).toBeUndefined();
  visitor.hintQuantity(0);
  expect(sent()).toEqual([`basket=0; Path=/ca; ${flags}`]);
});

test("a cookie that a neighbour's subdomain could have planted is nobody's", async () => {
  const own = arriving();
  await own.visitor.ensure(services.pool);
  const token = own.sent()[0]?.split(";", 1)[0]?.split("=")[1];
  expect(await arriving(`visitor=${token}`).visitor.find(services.pool)).toBeUndefined();
  expect(await arriving(`__Host-visitor=${token}`).visitor.find(services.pool)).toBeDefined();
});
