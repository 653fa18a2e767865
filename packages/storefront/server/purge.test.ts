import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "@jest/globals";
import { pino } from "pino";
import { createPurgeVerifier, signPurge } from "../src/purge/verify-purge.ts";
import type { AskNext, NextAnswer } from "./next-handler.ts";
import type { MadePage, Page } from "./page.ts";
import { PageCache } from "./page-cache.ts";
import { createPurge } from "./purge.ts";
import { trackAsks } from "./track-asks.ts";

const secret = "of commerce";
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const answerOf = (text: string): NextAnswer => ({ status: 200, headers: {}, body: Buffer.from(text) });

/**
 * As Next keeps pages: dated from when they are done, and whoever asks for one that is being made is given that. What commerce says is
 * read when a page is begun; `release` lets those end that wait.
 */
const createNext = () => {
  const verify = createPurgeVerifier(secret);
  const state = { text: "old", clock: 1, purges: 0 };
  const kept = new Map<string, { text: string; done: number }>();
  const making = new Map<string, Promise<NextAnswer>>();
  const waiting: (() => void)[] = [];
  let ended = 0;

  const make = async (url: string): Promise<NextAnswer> => {
    const { text } = state;
    await new Promise<void>((resolve) => waiting.push(resolve));
    state.clock += 1;
    kept.set(url, { text, done: state.clock });
    making.delete(url);
    return answerOf(text);
  };

  const ask: AskNext = async ({ method, url, headers, body = "" }) => {
    if (method === "POST") {
      const signed = { timestamp: headers["x-timestamp"], signature: headers["x-signature"], body };
      if (!verify(signed).ok) return { ...answerOf(""), status: 401 };
      state.clock += 1;
      state.purges += 1;
      ended = state.clock;
      return answerOf("");
    }
    const entry = kept.get(url);
    if (entry && entry.done > ended) return answerOf(entry.text);
    const running = making.get(url) ?? make(url);
    making.set(url, running);
    return running;
  };

  return { ask, state, release: () => waiting.shift()?.(), waiting };
};

const madeOf = (text: string): MadePage => {
  const body = Buffer.from(text);
  const page: Page = {
    status: 200,
    etag: text,
    size: 100,
    bodies: { br: body, gzip: body, identity: body },
    headers: { br: [], gzip: [], identity: [] },
  };
  return { page, keep: { fresh: 1e9, stale: 1e9, tags: ["t"] } };
};

const setUp = async (track = trackAsks) => {
  const next = createNext();
  const cache = new PageCache({ maximumBytes: 10_000 });
  const { ask, settled } = track(next.ask);
  const purge = createPurge({
    cache,
    ask: next.ask,
    settled,
    secret,
    log: pino({ level: "silent" }),
  });
  const listener: RequestListener = (request, response) => void purge(request, response, "1");
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => server.close());
  const visit = async (path = "/") => {
    const { page } = await cache.get(path, async () => madeOf((await ask({ url: path, headers: {} })).body.toString()));
    return page.etag;
  };
  const send = async () => {
    const body = JSON.stringify({ tags: ["t"] });
    const timestamp = `${Date.now()}`;
    const headers = { "x-timestamp": timestamp, "x-signature": signPurge(secret, timestamp, body) };
    const { port } = server.address() as AddressInfo;
    return (await fetch(`http://127.0.0.1:${port}/_purge`, { method: "POST", headers, body })).status;
  };
  return { next, visit, send };
};

/** Until something holds that others are at work on. */
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
};

/** A page is begun, what it says changes, commerce purges, and only then it is done. */
const changeWhileMaking = async (shop: Awaited<ReturnType<typeof setUp>>) => {
  const { next, visit, send } = shop;
  const first = visit();
  await until(() => next.waiting.length === 1);
  next.state.text = "new";
  const status = await send();
  // Given what is being made already.
  const meanwhile = visit();
  next.release();
  await Promise.all([first, meanwhile]);
  return status;
};

test("a page that was begun before a purge and is done after it does not pass for new", async () => {
  const shop = await setUp();
  expect(await changeWhileMaking(shop)).toBe(200);
  await until(() => shop.next.state.purges === 3);
  const again = shop.visit();
  await until(() => shop.next.waiting.length === 1);
  shop.next.release();
  expect(await again).toBe("new");
});

test("ended once, it would", async () => {
  const shop = await setUp((ask) => ({ ask, settled: async () => false }));
  await changeWhileMaking(shop);
  expect(await shop.visit()).toBe("old");
});

test("a call is answered at once, whatever is being made", async () => {
  const { next, visit, send } = await setUp();
  const first = visit();
  await until(() => next.waiting.length === 1);
  expect(await send()).toBe(200);
  expect(next.state.purges).toBe(1);
  next.release();
  await first;
  await until(() => next.state.purges === 3);
});

test("where nothing is being made, all is ended once and a page that is made next is kept", async () => {
  const { next, visit, send } = await setUp();
  expect(await send()).toBe(200);
  const first = visit();
  await until(() => next.waiting.length === 1);
  next.release();
  await first;
  expect([await visit(), next.state.purges]).toEqual(["old", 1]);
});
