import { context, propagation, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { cleaning } from "./clean-spans.ts";
import { setTracing } from "./tracing.ts";

export interface TracingOptions {
  /** `commerce-server`, `storefront-cb` … */
  service: string;
  /** Base address of a collector (OTLP over HTTP), as `http://collector:4318`. */
  endpoint: string;
  /** Share of presses of which a trace is kept, 0 to 1. */
  ratio: number;
  /** Where spans go instead; for tests. */
  processor?: SpanProcessor;
}

/**
 * Keeps traces from now on and sends them to a collector. Which are kept is
 * decided once, where a press comes in; whoever is asked further on does as told.
 * @returns sends what is left, and ends
 */
export const startTracing = ({ service, endpoint, ratio, processor }: TracingOptions): (() => Promise<void>) => {
  const url = `${endpoint.replace(/\/+$/u, "")}/v1/traces`;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [cleaning(processor ?? new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) }))],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  setTracing(true);
  return async () => {
    setTracing(false);
    await provider.shutdown();
    trace.disable();
    context.disable();
    propagation.disable();
  };
};
