import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@jest/globals";
import { buildSchema } from "../../../entries/schema.ts";
import type { Services } from "../../services.ts";
import { createGraphqlHandler, type GraphqlOptions } from "./create-graphql-handler.ts";

const text = "query Name { __typename }";
const accepted = new Map([["a".repeat(64), text]]);
const schema = await buildSchema();
const services = { environment: { production: true } } as Services;
const byHash = (sha256Hash: unknown) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });
const answered = { data: { __typename: "Query" } };
const message = "This document is not one of the shop's.";
const refused = { errors: [{ message, extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }] };

const spec = "application/graphql-response+json";

/** What is answered to a body over real HTTP. */
const ask = async (options: Partial<GraphqlOptions>, body: unknown, accept = spec) => {
  const handle = createGraphqlHandler({ schema, services, accepted, ...options });
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: "POST",
    headers: { accept, "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const json: unknown = await answer.json();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return { status: answer.status, headers: answer.headers, json };
};

test.each<[string, object, boolean, unknown]>([
  ["the hash of an accepted one", byHash("a".repeat(64)), true, [200, answered]],
  ["another hash", byHash("b".repeat(64)), true, [400, refused]],
  ["what is no hash", byHash(["a".repeat(64)]), true, [400, refused]],
  ["a text", { query: "{ __typename }" }, true, [400, refused]],
  ["the text of an accepted one", { query: text }, true, [400, refused]],
  ["an accepted hash beside another text", { ...byHash("a".repeat(64)), query: "{ a }" }, true, [200, answered]],
  ["nothing", {}, true, [400, refused]],
  ["the hash of an accepted one where texts are, too", byHash("a".repeat(64)), false, [200, answered]],
  ["another hash where texts are accepted", byHash("b".repeat(64)), false, [400, refused]],
  ["a text where texts are accepted", { query: "{ __typename }" }, false, [200, answered]],
])("of documents, %s", async (_, body, persistedOnly, expected) => {
  const { status, json } = await ask({ persistedOnly }, body);
  expect([status, json]).toEqual(expected);
});

test.each<[string, unknown]>([
  ["no JSON", "{"],
  ["a list", "[]"],
  ["nothing at all", "null"],
  ["variables that are none", { query: text, variables: [] }],
  ["a text that is not GraphQL", { query: "{" }],
  ["a field that there is not", { query: "{ nonsense }" }],
  ["another operation", { query: text, operationName: "Other" }],
])("%s is refused in words", async (_, body) => {
  const { status, json } = await ask({}, body);
  expect([status, json]).toEqual([400, { errors: [expect.objectContaining({ message: expect.any(String) })] }]);
});

test("who asks for JSON alone is answered with it, and 200 for a document that is wrong", async () => {
  const { status, headers, json } = await ask({}, byHash("b".repeat(64)), "application/json");
  expect([status, headers.get("content-type"), json]).toEqual([200, "application/json; charset=utf-8", refused]);
  expect((await ask({}, { query: text }, "*/*")).headers.get("content-type")).toMatch("application/json");
});

test("who is not admitted is told when to ask again, and nothing of what is inside", async () => {
  const limits = { running: 0, waiting: 0, timeout: 10 };
  const { status, headers, json } = await ask({ limits }, byHash("a".repeat(64)), "application/json");
  expect([status, headers.get("retry-after")]).toEqual([503, "1"]);
  expect(json).toEqual({ errors: [{ message: expect.any(String), extensions: { code: 1000 } }] });
});
