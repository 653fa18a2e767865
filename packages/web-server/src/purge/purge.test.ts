import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "@jest/globals";
import { pino } from "pino";
import { createHttpServer, listen } from "../http/http-server.ts";
import { createPurge } from "./purge.ts";
import { signPurge } from "./verify-purge.ts";

const secret = "of commerce";
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const setUp = async (tellOthers: () => Promise<void>) => {
  const done: string[] = [];
  const cache = { purge: (tags: readonly string[]) => done.push(`own ${tags}`) };
  const shared = {
    purge: (tags: readonly string[]) => {
      done.push(`others ${tags}`);
      return tellOthers();
    },
  };
  const purge = createPurge({ cache, shared, secret, log: pino({ level: "silent" }) });
  const server = createHttpServer((request, response) => void purge(request, response, "1"));
  await listen(server, 0);
  closers.push(() => server.close());
  const send = (key = secret) => {
    const body = JSON.stringify({ tags: ["a", "b"] });
    const timestamp = `${Date.now()}`;
    const headers = { "x-timestamp": timestamp, "x-signature": signPurge(key, timestamp, body), connection: "close" };
    return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/_purge`, {
      method: "POST",
      headers,
      body,
    });
  };
  return { done, send };
};

test("other processes are told first: what this one renders then it may take from them", async () => {
  const { done, send } = await setUp(async () => undefined);
  const answer = await send();
  expect([answer.status, await answer.json()]).toEqual([200, { purged: 2 }]);
  expect(done).toEqual(["others a,b", "own a,b"]);
});

test("where they cannot be told, its own pages end and commerce is asked to come back", async () => {
  const { done, send } = await setUp(() => Promise.reject(new Error("away")));
  expect((await send()).status).toBe(502);
  expect(done).toEqual(["others a,b", "own a,b"]);
});

test("who does not know the secret ends nothing", async () => {
  const { done, send } = await setUp(async () => undefined);
  expect((await send("of somebody")).status).toBe(401);
  expect(done).toEqual([]);
});
