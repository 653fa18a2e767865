import type { ReadableSpan, SpanProcessor } from "@opentelemetry/sdk-trace";
import { ours, type SpanFacts } from "./tracing.ts";

const names: Readonly<Record<keyof SpanFacts, true>> = {
  "http.request.method": true,
  "http.route": true,
  "http.response.status_code": true,
  "graphql.operation.name": true,
  "db.system.name": true,
  "db.operation.name": true,
  "messaging.destination.name": true,
  "messaging.batch.message_count": true,
  "shop.storefront": true,
  "error.type": true,
};

/** What Next says of its own work: the step, and the pattern of a path. */
const step = "next.span_type";
const pattern = "next.route";

const known = ({ attributes }: ReadableSpan): ReadableSpan["attributes"] =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => name in names));

/** A span without all that its maker may say beside {@link SpanFacts}: paths, queries, messages of errors. */
const clean = (span: ReadableSpan): ReadableSpan => {
  const { [step]: said, [pattern]: route } = span.attributes;
  const { name: maker } = span.instrumentationScope;
  // A name of another maker may hold a path.
  const foreign = maker === ours ? {} : { name: { value: [said ?? maker, route].filter(Boolean).join(" ") } };
  return Object.create(span, {
    ...foreign,
    attributes: { value: { ...known(span), ...(route !== undefined && { "http.route": route }) } },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;
};

/** Keeps nothing of a span but what {@link SpanFacts} allows: a framework in the process makes spans too. */
export const cleaning = (processor: SpanProcessor): SpanProcessor => ({
  onStart: (span, context) => processor.onStart(span, context),
  onEnd: (span) => processor.onEnd(clean(span)),
  forceFlush: () => processor.forceFlush(),
  shutdown: () => processor.shutdown(),
});
