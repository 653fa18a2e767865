import { createServer, type RequestListener, type Server } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { PageCache } from "./pages/page-cache.ts";

/** What is asked for, by its path: few names, whatever the addresses. */
const kindOf = (url: string): string => {
  if (url.startsWith("/graphql")) return "graphql";
  if (url.startsWith("/media/")) return "media";
  if (url.startsWith("/_next/")) return "file";
  return "page";
};

export interface FrontDoorMetrics {
  /** Counts and times what a listener answers. */
  measured(listener: RequestListener): RequestListener;
  /** Counts who asked for the checkout and was let in, or had to wait. */
  entered(outcome: "in" | "wait"): void;
  /** Counts pages that were refused to a network that asked for too many. */
  limited(): void;
  /** Answers with all of it on a port of its own, which no visitor reaches. */
  listen(port: number): Server;
}

/** Metrics of a storefront process: rate, errors and duration of what it answers, and what its pages take. */
export const createFrontDoorMetrics = (cache: Pick<PageCache, "size" | "counts">): FrontDoorMetrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: "storefront_answers_total",
    help: "Answers by what was asked for and status.",
    labelNames: ["kind", "status"],
    registers,
  });
  const duration = new Histogram({
    name: "storefront_answer_seconds",
    help: "Time from a request's head to the end of its answer.",
    labelNames: ["kind"],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.3, 0.8, 2, 5],
    registers,
  });
  const entries = new Counter({
    name: "storefront_checkout_entries_total",
    help: "Who asked for the checkout, by whether they were let in or had to wait.",
    labelNames: ["outcome"],
    registers,
  });
  const refused = new Counter({
    name: "storefront_pages_limited_total",
    help: "Pages that were refused to networks which asked for too many.",
    registers,
  });
  const read = (name: string, help: string, value: () => number): void => {
    const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(value()) });
  };
  read("storefront_pages_kept", "Finished pages in memory.", () => cache.size.pages);
  read("storefront_pages_kept_bytes", "Memory that they take.", () => cache.size.bytes);
  const found: Gauge = new Gauge({
    name: "storefront_page_lookups_total",
    help: "Pages by where they came from: memory, a render, or one that is out of date.",
    labelNames: ["state"],
    registers,
    collect: () => {
      for (const [state, count] of Object.entries(cache.counts)) found.set({ state }, count);
    },
  });
  return {
    measured: (listener) => (request, response) => {
      const started = performance.now();
      const kind = kindOf(request.url ?? "/");
      response.once("close", () => {
        duration.labels(kind).observe((performance.now() - started) / 1_000);
        answers.labels(kind, `${response.statusCode}`).inc();
      });
      listener(request, response);
    },
    entered: (outcome) => entries.labels(outcome).inc(),
    limited: () => refused.inc(),
    listen: (port) =>
      createServer(async (_, response) => {
        const body = await registry.metrics();
        response.writeHead(200, { "content-type": registry.contentType, "cache-control": "no-store" }).end(body);
      }).listen(port),
  };
};
