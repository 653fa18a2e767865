import { z } from "zod";
import { limitOf } from "../http/rate-limit.ts";
import { scopeWords } from "../keys/scopes.ts";
import { operations } from "../operations/index.ts";
import type { Operation } from "../operations/operation.ts";
import { event, problem } from "../operations/schemas.ts";

/** JSON that a schema is written as. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined };
type JsonObject = { readonly [name: string]: Json | undefined };

const prefix = "#/components/schemas/";

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * What is told of a schema: bounds that every whole number has, patterns of formats that have
 * a name, and that an answer may gain a field, are left out; references lead to `components`.
 */
const tidy = (value: Json, io: "input" | "output"): Json => {
  if (Array.isArray(value)) return value.map((one) => tidy(one, io));
  if (!isObject(value)) return value;
  const drops = (name: string, inner: Json | undefined): boolean =>
    (name === "id" && typeof inner === "string") ||
    (name === "pattern" && typeof value.format === "string") ||
    (name === "additionalProperties" && inner === false && io === "output") ||
    (typeof inner === "number" && Math.abs(inner) === Number.MAX_SAFE_INTEGER);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => !drops(name, inner))
      .map(([name, inner]) => [
        name,
        name === "$ref" && typeof inner === "string" ? inner.replace("#/$defs/", prefix) : tidy(inner ?? null, io),
      ]),
  );
};

/** A schema in place; those that have a name stand in `components`. */
const schemaOf = (schema: z.ZodType, components: Map<string, Json>, io: "input" | "output"): JsonObject => {
  const written = z.toJSONSchema(schema, { io, target: "draft-2020-12", reused: "inline" });
  const { $schema: _, $defs = {}, ...own } = written as unknown as JsonObject & { $defs?: JsonObject };
  for (const [name, inner] of Object.entries($defs)) components.set(name, tidy(inner ?? null, io));
  if (typeof own.id !== "string") return tidy(own, io) as JsonObject;
  components.set(own.id, tidy(own, io));
  return { $ref: prefix + own.id };
};

const content = (schema: JsonObject, type = "application/json"): JsonObject => ({ content: { [type]: { schema } } });

const parametersOf = (
  schema: z.ZodObject | undefined,
  place: "path" | "query",
  components: Map<string, Json>,
): JsonObject[] => {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, components, "input") as {
    properties?: Record<string, JsonObject>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, { description, ...inner }]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    description,
    schema: inner,
  }));
};

const idempotencyHeader: JsonObject = {
  name: "Idempotency-Key",
  in: "header",
  required: true,
  description: "Made by you for one order: send the same key when you repeat the call.",
  schema: { type: "string", pattern: "^[A-Za-z0-9_-]{16,64}$" },
};

const problemsOf = ({ problems, scope, body }: Operation): string =>
  [
    "key_unknown",
    ...(scope === null ? [] : ["scope_missing"]),
    "too_many_requests",
    ...(body ? ["invalid"] : []),
    ...problems,
  ].join(", ");

const operationOf = (operation: Operation, components: Map<string, Json>): JsonObject => {
  const { id, tag, summary, description, scope, params, query, body, answer, status, idempotent, limit } = operation;
  const { points, seconds } = limitOf(limit);
  const parameters = [
    ...parametersOf(params, "path", components),
    ...parametersOf(query, "query", components),
    ...(idempotent ? [idempotencyHeader] : []),
  ];
  const notes = [description, scope && `Scope: \`${scope}\`.`, `At most ${points} calls in ${seconds} seconds.`];
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: notes.filter(Boolean).join("\n\n"),
    security: [{ key: scope === null ? [] : [scope] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, ...content(schemaOf(body, components, "input")) } } : {}),
    responses: {
      [`${status}`]: {
        description: "Done",
        ...(answer ? content(schemaOf(answer, components, "output")) : {}),
      },
      default: {
        description: `Refused. Codes: ${problemsOf(operation)}.`,
        ...content(schemaOf(problem, components, "output"), "application/problem+json"),
      },
    },
  };
};

const introduction = [
  "Order gift cards for your team and customers, on invoice. Amounts are whole numbers in minor units (2500 is 25.00).",
  "Authenticate with `Authorization: Bearer <key>`. A key that begins with `test_` works in test mode: orders are checked and priced like live ones, their states and webhooks are simulated, and no cards, bookings or emails are created. In test mode, a gift to an address that begins with `opened` is opened, and one to an address that begins with `failed` cannot be delivered.",
  "Each response says in `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (seconds) how many calls are left. Errors are `application/problem+json` with a `code`; `errors` points to each field.",
].join("\n\n");

/** The document of the API (OpenAPI 3.1), made of the list of its operations. */
export const openApi = (server = "/api/v1"): JsonObject => {
  const components = new Map<string, Json>();
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of operations) {
    const { path, method } = operation;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(operation, components) };
  }
  const webhook = {
    operationId: "onEvent",
    summary: "What a webhook is told",
    requestBody: { required: true, ...content(schemaOf(event, components, "output")) },
    responses: { "204": { description: "Any 2xx: it was received" } },
  };
  return {
    openapi: "3.1.0",
    info: { title: "Gift cards for companies", version: "1", description: introduction },
    servers: [{ url: server }],
    tags: ["Catalogue", "Orders", "Credit", "Webhooks", "Keys"].map((name) => ({ name })),
    paths,
    webhooks: { event: { post: webhook } },
    components: {
      schemas: Object.fromEntries([...components].sort(([one], [other]) => (one < other ? -1 : 1))),
      securitySchemes: {
        key: {
          type: "http",
          scheme: "bearer",
          description: Object.entries(scopeWords)
            .map(([scope, words]) => `\`${scope}\`: ${words}`)
            .join("; "),
        },
      },
    },
  };
};
