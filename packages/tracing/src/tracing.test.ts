import { afterEach, expect, test } from "@jest/globals";
import { trace } from "@opentelemetry/api";
import { InMemorySpanExporter, SimpleSpanProcessor } from "@opentelemetry/sdk-trace";
import { startTracing } from "./start-tracing.ts";
import { beginSpan, inSpan, isTracing, keptTraceparent, tellSpan, traceparent } from "./tracing.ts";

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

const start = (ratio = 1) => {
  const exporter = new InMemorySpanExporter();
  const processor = new SimpleSpanProcessor({ exporter });
  stop = startTracing({ service: "test", endpoint: "http://localhost:1", ratio, processor });
  return () => exporter.getFinishedSpans();
};

test("while it is off, work is done and nothing is kept", async () => {
  expect(isTracing()).toBe(false);
  expect(await inSpan({ name: "a", kind: "server" }, () => traceparent() ?? "none")).toBe("none");
  beginSpan({ name: "b", kind: "client" })();
});

test("what is asked for elsewhere goes on in the same trace, below who asked", async () => {
  const spans = start();
  let parent: string | undefined;
  await inSpan({ name: "press", kind: "server" }, () => {
    parent = traceparent();
    beginSpan({ name: "statement", kind: "client" })();
  });
  await inSpan({ name: "job", kind: "consumer", parent }, () => undefined);
  const [statement, press, job] = spans();
  expect([statement?.name, press?.name, job?.name]).toEqual(["statement", "press", "job"]);
  const trace = press?.spanContext();
  for (const one of [statement, job]) {
    expect(one?.spanContext().traceId).toBe(trace?.traceId);
    expect(one?.parentSpanContext?.spanId).toBe(trace?.spanId);
  }
});

test("of an error its kind is kept, and not what it says", async () => {
  const spans = start();
  const error = Object.assign(new RangeError("ada@example.com is too long"), { code: "22001" });
  const failing = inSpan({ name: "a", kind: "server", facts: { "http.route": "/graphql" } }, (tell) => {
    tell({ "http.response.status_code": 500 });
    tellSpan({ "graphql.operation.name": "placeOrder" });
    throw error;
  });
  await expect(failing).rejects.toBe(error);
  const [span] = spans();
  expect(span?.attributes).toEqual({
    "http.route": "/graphql",
    "http.response.status_code": 500,
    "graphql.operation.name": "placeOrder",
    "error.type": "RangeError 22001",
  });
  expect(JSON.stringify([span?.events, span?.status, span?.attributes])).not.toContain("ada");
});

test("what was not chosen at the beginning is kept nowhere further on", async () => {
  const spans = start(0);
  await inSpan({ name: "press", kind: "server" }, async () => {
    expect([keptTraceparent(), traceparent()]).toEqual([undefined, expect.stringMatching(/-00$/u)]);
    await inSpan({ name: "statement", kind: "client", parent: traceparent() }, () => undefined);
  });
  expect(spans()).toEqual([]);
});

test("of a span that a framework makes, the step and the pattern of the path are kept, and no path", async () => {
  const spans = start();
  const span = trace.getTracer("next.js").startSpan("GET /gift/secret");
  span.setAttributes({
    "http.target": "/gift/secret",
    "next.span_type": "AppRender.fetch",
    "next.route": "/gift/[token]",
  });
  span.recordException(new Error("secret"));
  span.setStatus({ code: 2, message: "secret" });
  span.end();
  const [kept] = spans();
  expect(kept).toMatchObject({ name: "AppRender.fetch /gift/[token]", events: [], status: { code: 2 } });
  expect(kept?.attributes).toEqual({ "http.route": "/gift/[token]" });
  expect(kept?.spanContext().traceId).toHaveLength(32);
  expect(JSON.stringify([kept?.name, kept?.attributes, kept?.status, kept?.events])).not.toContain("secret");
});

test("a span of any other maker is called by its maker alone", async () => {
  const spans = start();
  trace.getTracer("elsewhere").startSpan("GET /gift/secret").end();
  expect(spans().map(({ name }) => name)).toEqual(["elsewhere"]);
});
