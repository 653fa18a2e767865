import { context, propagation, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";

/**
 * What a span may say of itself. Names of ours and numbers alone, nothing that
 * somebody typed and nothing by which a person is found: another name is a type error.
 */
export interface SpanFacts {
  "http.request.method"?: string;
  /** The pattern of a path, never the path: that may name an order. */
  "http.route"?: string;
  "http.response.status_code"?: number;
  "graphql.operation.name"?: string;
  "db.system.name"?: "postgresql";
  /** Name of a prepared statement, or its first word; never its values. */
  "db.operation.name"?: string;
  "messaging.destination.name"?: string;
  "messaging.batch.message_count"?: number;
  "shop.storefront"?: string;
  "error.type"?: string;
}

export interface SpanOptions {
  name: string;
  kind: "server" | "client" | "producer" | "consumer";
  facts?: SpanFacts;
  /** The `traceparent` (W3C) of who asked for it elsewhere. Default: what runs here. */
  parent?: string | undefined;
}

/** Adds to what the span of some work says. */
export type Tell = (facts: SpanFacts) => void;

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

/** Of the process: what Next bundles has a copy of this module. */
const flag: unique symbol = Symbol.for("@giftshop/tracing");
const shared = globalThis as { [flag]?: boolean };

/** Says that spans are kept from now on; `startTracing` does. */
export const setTracing = (on: boolean): void => {
  shared[flag] = on;
};

/** Whether spans are kept in this process at all. */
export const isTracing = (): boolean => shared[flag] === true;

/** Who makes the spans of the shop itself. */
export const ours = "giftshop";

const tracer = () => trace.getTracer(ours);

/** What kind of error it was, without its message, which may repeat what somebody typed. */
const typeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && (typeof error.code === "string" || typeof error.code === "number")
    ? `${error.name} ${error.code}`
    : error.name;
};

const fail = (span: Span, error: unknown): void => {
  span.setAttribute("error.type", typeOf(error));
  span.setStatus({ code: SpanStatusCode.ERROR });
};

const untold: Tell = () => undefined;

/** Does some work as a span of its own, below what runs here or was asked for elsewhere. */
export const inSpan = async <Value>(
  { name, kind, facts = {}, parent }: SpanOptions,
  work: (tell: Tell) => Promise<Value> | Value,
): Promise<Value> => {
  if (!isTracing()) return work(untold);
  const from = parent === undefined ? context.active() : propagation.extract(ROOT_CONTEXT, { traceparent: parent });
  const span = tracer().startSpan(name, { kind: kinds[kind], attributes: { ...facts } }, from);
  const tell: Tell = (more) => void span.setAttributes({ ...more });
  try {
    return await context.with(trace.setSpan(from, span), () => work(tell));
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
};

/** Begins a span for work that tells by a callback; what it gives ends it, with what went wrong. */
export const beginSpan = ({ name, kind, facts = {} }: Omit<SpanOptions, "parent">): ((error?: unknown) => void) => {
  if (!isTracing()) return () => undefined;
  const span = tracer().startSpan(name, { kind: kinds[kind], attributes: { ...facts } });
  return (error) => {
    if (error) fail(span, error);
    span.end();
  };
};

/** Adds to what the span of that which runs now says. */
export const tellSpan = (facts: SpanFacts): void => {
  if (isTracing()) trace.getActiveSpan()?.setAttributes({ ...facts });
};

/**
 * The `traceparent` of what runs now, for whom it asks: it also says that nothing is kept
 * of it. `undefined` where nothing runs as a span.
 */
export const traceparent = (): string | undefined => {
  if (!isTracing()) return undefined;
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
};

/** The trace of this moment, only where it is kept: for what is written down. */
export const keptTraceparent = (): string | undefined =>
  isTracing() && trace.getActiveSpan()?.isRecording() ? traceparent() : undefined;
