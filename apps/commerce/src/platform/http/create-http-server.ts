import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { inSpan, isTracing } from "@giftshop/tracing";
import { isUnavailable } from "../database/index.ts";
import type { Route } from "../module.ts";
import type { Services } from "../services.ts";
import { isTrusted } from "./client-address.ts";
import type { Metrics } from "./metrics.ts";
import { refuse } from "./reply.ts";
import { requestIdOf } from "./request-id.ts";

export interface HttpServerOptions {
  services: Services;
  routes: readonly Route[];
  metrics?: Metrics;
}

/** An escaped control character: no path of ours holds one, and no database takes it. */
const escapedControl = /%(?:[01][0-9a-f]|7f)/i;

/** The trace that a storefront of ours asks for; a stranger's is not believed. */
const parentOf = (request: IncomingMessage, trustedProxies: readonly string[]): string | undefined => {
  const { traceparent } = request.headers;
  return typeof traceparent === "string" && isTrusted(request, trustedProxies) ? traceparent : undefined;
};

const covers = (route: Route, path: string): boolean =>
  route.path.endsWith("/") ? path.startsWith(route.path) : path === route.path;

/**
 * Serves a list of routes, of several that cover a path the longest.
 * Whatever a handler throws ends that one answer and nothing else.
 */
export const createHttpServer = ({ services, routes: given, metrics }: HttpServerOptions): Server => {
  const routes = given.toSorted((one, other) => other.path.length - one.path.length);
  const fail = (error: unknown, request: IncomingMessage, response: ServerResponse) => {
    const away = isUnavailable(error);
    services.log[away ? "warn" : "error"]({ error, requestId: requestIdOf(request) }, "request failed");
    if (response.headersSent) return response.destroy();
    refuse(response, away ? 503 : 500, "Something went wrong. Please try again.");
  };
  const trace = (route: Route, request: IncomingMessage, response: ServerResponse, path: string) => {
    const { method = "" } = request;
    const facts = { "http.request.method": method, "http.route": route.path };
    const parent = parentOf(request, services.environment.trustedProxies);
    return inSpan({ name: `${method} ${route.path}`, kind: "server", facts, parent }, async (tell) => {
      await route.handle(request, response, services, path);
      tell({ "http.response.status_code": response.statusCode });
    });
  };
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const started = performance.now();
    const path = request.url?.split("?", 1)[0] ?? "/";
    const matching = escapedControl.test(path) ? [] : routes.filter((route) => covers(route, path));
    const route =
      matching.find(({ method }) => method === request.method) ?? matching.find(({ path }) => path === "/graphql");
    if (metrics) {
      response.once("close", () => {
        metrics.observe(route?.path ?? "none", response.statusCode, (performance.now() - started) / 1000);
      });
    }
    if (route)
      return isTracing() ? trace(route, request, response, path) : route.handle(request, response, services, path);
    if (matching.length === 0) return refuse(response, 404, "There is nothing here.");
    refuse(response, 405, "Not this way.", { allow: matching.map(({ method }) => method).join(", ") });
  };
  const server = createServer({ connectionsCheckingInterval: 2_000 }, (request, response) => {
    serve(request, response).catch((error: unknown) => fail(error, request, response));
  });
  // Node looks every 30 seconds by itself, and a request that is never finished would stay as long.
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  // Longer than the front door keeps an idle connection, so
  // that it is never closed under a request on its way.
  server.keepAliveTimeout = 65_000;
  return server;
};
