import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "@jest/globals";
import { sendPurge, signPurge } from "./purge.ts";
import { sendPurges } from "./purge-worker.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const receiver = async (
  status: number,
): Promise<{ url: string; calls: { request: IncomingMessage; body: string }[] }> => {
  const calls: { request: IncomingMessage; body: string }[] = [];
  const server = createServer(async (request, response) => {
    calls.push({ request, body: await text(request) });
    response.writeHead(status).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
};

test("a purge call is signed over its time and its body", async () => {
  const { url, calls } = await receiver(200);
  const now = new Date("2026-11-23T09:00:00Z");
  await sendPurge({ url, tags: ["catalogue:CBFR"] }, "secret", now);
  const [call] = calls;
  expect([call?.request.method, call?.request.url, call?.body]).toEqual([
    "POST",
    "/_purge",
    '{"tags":["catalogue:CBFR"]}',
  ]);
  const timestamp = `${now.getTime()}`;
  expect(call?.request.headers).toMatchObject({
    "x-timestamp": timestamp,
    "x-signature": signPurge("secret", timestamp, call?.body ?? ""),
  });
});

test("anything but success is an error, so that the job is tried again", async () => {
  const { url } = await receiver(503);
  await expect(sendPurge({ url, tags: ["a"] }, "secret")).rejects.toThrow("answered 503");
});

test("a process that is away delays nobody else's call", async () => {
  const [here, away] = [await receiver(200), await receiver(503)];
  const jobs = [away, here, here].map(({ url }, index) => ({ id: `${index}`, data: { url, tags: ["a"] } }));
  const results = await sendPurges(jobs, "secret");
  expect(results.map(({ status }) => status)).toEqual(["failed", "completed", "completed"]);
  expect(here.calls).toHaveLength(2);
});
