import type { IncomingMessage } from "node:http";
import { getStorefront, type Storefront, storefrontByHost, storefronts } from "@giftshop/storefront-config";
import { isIdempotencyKey } from "@giftshop/validation/rules";
import type { z } from "zod";
import type { Environment } from "../../../platform/environment.ts";
import type { Operation } from "../operations/operation.ts";
import { type Fault, Refused } from "./problem.ts";
import { readJson } from "./read-json.ts";

/** The operation of a request, with what its path holds. */
export interface Found {
  operation: Operation;
  values: Record<string, string>;
}

const patterns = new WeakMap<Operation, RegExp>();

const patternOf = (operation: Operation): RegExp => {
  const known = patterns.get(operation);
  if (known) return known;
  const made = new RegExp(`^${operation.path.replace(/\{(\w+)\}/gu, "(?<$1>[^/]+)")}$`, "u");
  patterns.set(operation, made);
  return made;
};

/** Which operation a path below `/api/v1` and a method are for. Throws 404, and 405 for another method. */
export const findOperation = (operations: readonly Operation[], method: string, path: string): Found => {
  const there = operations.filter((operation) => patternOf(operation).test(path));
  const operation = there.find((one) => one.method === method);
  if (operation) return { operation, values: { ...patternOf(operation).exec(path)?.groups } };
  if (there.length === 0) throw new Refused(404, "not_found", "There is nothing here.");
  throw new Refused(405, "method", `Here ${there.map((one) => one.method).join(" and ")} is answered.`);
};

const byStoreId = new Map(storefronts.map(({ storeId, code }) => [`${storeId}`, code]));

/**
 * The storefront that was called: the front door says it, else the host does. Throws 404 where there is none.
 */
export const storefrontOf = (
  { headers }: IncomingMessage,
  { publicOriginPattern: pattern, sharedHosts }: Pick<Environment, "publicOriginPattern" | "sharedHosts">,
): Storefront => {
  const said = headers["x-store-id"];
  const code = typeof said === "string" ? byStoreId.get(said) : undefined;
  const found = code ? getStorefront(code) : storefrontByHost(headers.host ?? "", "/", { pattern, sharedHosts });
  if (found === undefined) throw new Refused(404, "not_found", "No storefront is called by this name.");
  return found;
};

const faultOf = (issue: z.core.$ZodIssue): Fault => ({
  code: issue.code === "custom" ? issue.message : issue.code,
  detail: issue.code === "custom" ? `This is refused: ${issue.message}.` : issue.message,
  pointer: `/${issue.path.map(String).join("/")}`,
});

/** Most faults that are told of a body. */
const mostFaults = 100;

const judge = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  status: number,
  code: string,
): z.output<Schema> => {
  const judged = schema.safeParse(value);
  if (judged.success) return judged.data;
  const faults = judged.error.issues.slice(0, mostFaults).map(faultOf);
  throw new Refused(status, code, faults[0]?.detail ?? "", faults);
};

const emptyQuery = (query: Record<string, string>): void => {
  const [name] = Object.keys(query);
  if (name !== undefined) throw new Refused(400, "query", `The parameter ${name} means nothing here.`);
};

/**
 * What a request says, judged by the schemas of its operation. Throws
 * 404 for a path that names nothing, 400, 411, 413, 415 and 422.
 */
export const readInput = async (request: IncomingMessage, { operation, values }: Found) => {
  const query = Object.fromEntries(new URL(request.url ?? "/", "http://host").searchParams);
  if (operation.query === undefined) emptyQuery(query);
  const params = operation.params?.safeParse(values);
  if (params?.success === false) throw new Refused(404, "not_found", "There is nothing of this name.");
  return {
    params: params?.data ?? {},
    query: operation.query ? judge(operation.query, query, 400, "query") : {},
    body: operation.body ? judge(operation.body, await readJson(request), 422, "invalid") : undefined,
  };
};

/** The `Idempotency-Key` of an operation that needs one. Throws 400 without one. */
export const readIdempotencyKey = ({ headers }: IncomingMessage, { idempotent }: Operation): string => {
  if (!idempotent) return "";
  const key = headers["idempotency-key"];
  if (typeof key !== "string" || !isIdempotencyKey(key))
    throw new Refused(400, "idempotency_key", "Send an Idempotency-Key of 16 to 64 letters, digits, - or _.");
  return key;
};
