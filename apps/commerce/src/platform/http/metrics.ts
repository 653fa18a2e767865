import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Measure, RouteHandler } from "../module.ts";
import { onceAMinute } from "./once-a-minute.ts";

export interface Metrics {
  /** Counts one answered request. */
  observe(route: string, status: number, seconds: number): void;
  /** Adds a number that is read whenever the metrics are. */
  gauge(name: string, help: string, read: () => Promise<number>): void;
  /** Adds numbers with labels, which are read anew at most once a minute. */
  measure(one: Pick<Measure, "name" | "help" | "labels">, read: () => ReturnType<Measure["read"]>): void;
  handle: RouteHandler;
}

export const createMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's head to the end of its answer.",
    labelNames: ["route"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  const answers = new Counter({
    name: "http_answers_total",
    help: "Answers by route and status.",
    labelNames: ["route", "status"],
    registers: [registry],
  });
  return {
    observe: (route, status, seconds) => {
      duration.labels(route).observe(seconds);
      answers.labels(route, `${status}`).inc();
    },
    gauge: (name, help, read) => {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers: [registry],
        collect: async () => gauge.set(await read()),
      });
    },
    measure: ({ name, help, labels }, read) => {
      const readOnceAMinute = onceAMinute(read);
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers: [registry],
        collect: async () => {
          const measured = await readOnceAMinute();
          gauge.reset();
          for (const one of measured) gauge.set({ ...one.labels }, one.value);
        },
      });
    },
    handle: async (_request, response) => {
      const body = await registry.metrics();
      response.writeHead(200, { "content-type": registry.contentType, "cache-control": "no-store" }).end(body);
    },
  };
};
