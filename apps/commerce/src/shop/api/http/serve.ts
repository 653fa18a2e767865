import type { IncomingMessage, ServerResponse } from "node:http";
import { isUnavailable } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import { replyJson } from "../../../platform/http/reply.ts";
import { requestIdOf } from "../../../platform/http/request-id.ts";
import type { RouteHandler } from "../../../platform/module.ts";
import type { Services } from "../../../platform/services.ts";
import { serveReference } from "../document/serve-reference.ts";
import { operations } from "../operations/index.ts";
import { authenticate } from "./authenticate.ts";
import { Refused, refusedOf, sendProblem } from "./problem.ts";
import { spendCall } from "./rate-limit.ts";
import { findOperation, readIdempotencyKey, readInput, storefrontOf } from "./read-call.ts";

export const base = "/api/v1";

/** Headers that a call has earned before it was answered. */
type Earned = Record<string, string>;

const answer = async (
  request: IncomingMessage,
  response: ServerResponse,
  services: Services,
  path: string,
  earned: Earned,
): Promise<void> => {
  const storefront = storefrontOf(request, services.environment);
  if (request.method === "GET" && serveReference(response, services.environment, storefront, path)) return;
  const found = findOperation(operations, request.method ?? "", path);
  const { operation } = found;
  const caller = await authenticate(request, services, { storefront, scope: operation.scope });
  const { spent, headers } = await spendCall(services, caller.key, operation.limit);
  Object.assign(earned, headers, { "giftshop-mode": caller.key.test ? "test" : "live" });
  if (!spent.allowed) throw new Refused(429, "too_many_requests", "This key has called too often. Please wait.");
  const idempotencyKey = readIdempotencyKey(request, operation);
  const input = await readInput(request, found);
  const replied = await operation.run(input, { ...caller, services, storefront, idempotencyKey });
  if ("replayed" in replied && replied.replayed) earned["idempotency-replayed"] = "true";
  if (operation.answer === null) response.writeHead(204, { "cache-control": "no-store", ...earned }).end();
  else replyJson(response, operation.status, replied.body, earned);
};

const refusalOf = (error: unknown, { log }: Services, requestId: string): Refused => {
  if (error instanceof Refused) return error;
  if (error instanceof Failure) return refusedOf(error);
  const away = isUnavailable(error);
  log[away ? "warn" : "error"]({ error, requestId }, "a call of the API failed");
  return away
    ? new Refused(503, "unavailable", "Please try again: nothing was done, or an Idempotency-Key finds what was.")
    : new Refused(500, "unexpected", "Something went wrong. Please try again with the same Idempotency-Key.");
};

/**
 * Answers one request below `/api/v1`, always with JSON; of an unexpected error the caller hears its id in
 * the log alone.
 */
export const serve: RouteHandler = async (request, response, services, path) => {
  const requestId = requestIdOf(request);
  const earned: Earned = { "x-request-id": requestId };
  try {
    await answer(request, response, services, path.slice(base.length), earned);
  } catch (error) {
    const refusal = refusalOf(error, services, requestId);
    const asks: Earned = refusal.status === 401 ? { "www-authenticate": "Bearer" } : {};
    // A body that was not read would be taken for the next request.
    const ends: Earned = request.complete ? {} : { connection: "close" };
    sendProblem(response, refusal, requestId, { ...earned, ...asks, ...ends });
  }
};
