import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import { pino } from "pino";
import { createNetworkLimit, type NetworkLimit } from "./network-limit.ts";
import { startRedisServer } from "./testing/redis-server.ts";

let server: Awaited<ReturnType<typeof startRedisServer>>;
beforeAll(async () => {
  server = await startRedisServer();
});
afterAll(() => server.remove());

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const clock = { time: 1_795_764_000_000 };
const open = (pages: number, url?: string): NetworkLimit => {
  const limit = createNetworkLimit({
    pages,
    url,
    log: pino({ level: "silent" }),
    now: () => clock.time,
    every: 3_600_000,
  });
  closers.push(limit.close);
  return limit;
};
const admitted = (limit: NetworkLimit, address: string, times: number): number =>
  Array.from({ length: times }, () => limit.admits(address)).filter(Boolean).length;

test("a network gets so many pages a minute, and the next minute as many again", () => {
  const limit = open(5);
  expect([admitted(limit, "192.0.2.1", 9), admitted(limit, "192.0.2.2", 9)]).toEqual([5, 5]);
  clock.time += 60_000;
  expect(admitted(limit, "192.0.2.1", 9)).toBe(5);
});

test("addresses of one IPv6 network are one, however they are written", () => {
  const limit = open(3);
  expect(admitted(limit, "2001:db8:0:1::1", 2) + admitted(limit, "2001:0DB8::1:a:b:c:d", 2)).toBe(3);
  expect(admitted(limit, "2001:db8:0:2::1", 2)).toBe(2);
});

test("processes count together where they have Redis", async () => {
  const [one, other] = [open(1_000, server.url), open(1_000, server.url)];
  const address = "198.51.100.7";
  /** Until the process is connected, there is nobody to tell. */
  const share = async (limit: NetworkLimit) => {
    while (!(await limit.share())) await new Promise(setImmediate);
  };
  expect([admitted(one, address, 900), admitted(other, address, 1)]).toEqual([900, 1]);
  await share(one);
  await share(other);
  expect(admitted(other, address, 1_000)).toBe(99);
  await share(other);
  expect(admitted(one, address, 1)).toBe(1);
  await share(one);
  expect(admitted(one, address, 1)).toBe(0);
});

test("while Redis is away, each counts for itself", () => {
  expect(admitted(open(4, `${server.url}-nobody`), "203.0.113.9", 9)).toBe(4);
});
