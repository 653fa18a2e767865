import type { AddressInfo } from "node:net";
import { startTracing } from "@giftshop/tracing/start";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { InMemorySpanExporter, SimpleSpanProcessor } from "@opentelemetry/sdk-trace";
import { PgBoss } from "pg-boss";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { inTransaction } from "../database/index.ts";
import { workOn } from "../jobs/jobs.ts";
import { prepareQueues } from "../jobs/queues.ts";
import type { Route } from "../module.ts";
import { createHttpServer } from "./create-http-server.ts";

const exporter = new InMemorySpanExporter();
const queue = "test.traced";
let stop: () => Promise<void>;
let services: TestServices;
let boss: PgBoss;

beforeAll(async () => {
  const processor = new SimpleSpanProcessor({ exporter });
  stop = startTracing({ service: "test", endpoint: "http://localhost:1", ratio: 1, processor });
  services = await createTestServices();
  const { databaseUrl: connectionString } = services.environment;
  await prepareQueues(connectionString, [{ name: queue, retryLimit: 0 }]);
  boss = new PgBoss({ connectionString, migrate: false, schedule: false, supervise: false });
  await boss.start();
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await services.close();
  await stop();
});

test("a press, its statements and its job are one trace, and none of it says what was typed", async () => {
  const route: Route = {
    method: "POST",
    path: "/press",
    handle: async (_, response) => {
      await inTransaction(services.pool, async (client) => {
        await client.query("select $1::text as email", ["ada@example.com"]);
        await services.enqueue(client, queue, { to: "ada@example.com" });
      });
      response.writeHead(201).end();
    },
  };
  const server = createHttpServer({ services, routes: [route] });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
  const headers = { traceparent: `00-${trace}-00f067aa0ba902b7-01` };
  const { status } = await fetch(`http://127.0.0.1:${port}/press?email=ada@example.com`, { method: "POST", headers });
  expect(status).toBe(201);
  server.close();
  const done = Promise.withResolvers<unknown>();
  await workOn<{ to: string }>(
    boss,
    services.log,
    queue,
    async ([job]) => {
      await services.pool.query("select 1");
      done.resolve(job?.data.to);
    },
    { pollingIntervalSeconds: 0.5 },
  );
  expect(await done.promise).toBe("ada@example.com");
  const ended = () => exporter.getFinishedSpans().filter((span) => span.spanContext().traceId === trace);
  while (!ended().some(({ name }) => name === `job ${queue}`)) await new Promise(setImmediate);
  const spans = ended();
  const byName = new Map(spans.map((span) => [span.name, span]));
  const press = byName.get("POST /press");
  expect(press?.attributes).toEqual({
    "http.request.method": "POST",
    "http.route": "/press",
    "http.response.status_code": 201,
  });
  expect([...byName.keys()]).toEqual(expect.arrayContaining(["sql begin", "sql select", "sql commit", `job ${queue}`]));
  const ids = new Set(spans.map((span) => span.spanContext().spanId));
  for (const span of spans.filter((one) => one !== press)) expect(ids).toContain(span.parentSpanContext?.spanId);
  const said = JSON.stringify(
    spans.map(({ name, attributes, events, status: how }) => [name, attributes, events, how]),
  );
  expect(said).not.toContain("ada");
});

test("a trace that a stranger claims to be part of is not believed", async () => {
  const route: Route = { method: "GET", path: "/look", handle: (_, response) => void response.end() };
  const environment = { ...services.environment, trustedProxies: ["192.0.2.1"] };
  const server = createHttpServer({ services: { ...services, environment }, routes: [route] });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const claimed = "0af7651916cd43dd8448eb211c80319c";
  await (
    await fetch(`http://127.0.0.1:${port}/look`, { headers: { traceparent: `00-${claimed}-b7ad6b7169203331-01` } })
  ).text();
  server.close();
  const look = () => exporter.getFinishedSpans().find(({ name }) => name === "GET /look");
  while (!look()) await new Promise(setImmediate);
  expect(look()?.spanContext().traceId).not.toBe(claimed);
});
