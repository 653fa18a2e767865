import { expect, test } from "@jest/globals";
import { buildSchema } from "../../entries/schema.ts";
import type { Services } from "../services.ts";
import { createGraphqlHandler } from "./create-yoga.ts";

const text = "query Name { __typename }";
const accepted = new Map([["a".repeat(64), text]]);
const schema = await buildSchema();
const services = { environment: { production: true } } as Services;
const byHash = (sha256Hash: unknown) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });
const answered = { data: { __typename: "Query" } };
const message = "This document is not one of the shop's.";
const refused = { errors: [{ message, extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }] };

const ask = async (persistedOnly: boolean, body: object): Promise<[number, unknown]> => {
  const yoga = createGraphqlHandler({ schema, services, accepted, persistedOnly });
  const headers = { accept: "application/graphql-response+json", "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await yoga.fetch("http://commerce/graphql", init, { req: { headers: {} }, res: {} } as never);
  return [answer.status, await answer.json()];
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
  expect(await ask(persistedOnly, body)).toEqual(expected);
});

test("who is not admitted is told when to ask again, and nothing of what is inside", async () => {
  const limits = { running: 0, waiting: 0, timeout: 10 };
  const yoga = createGraphqlHandler({ schema, services, accepted, limits });
  const headers = { accept: "application/json", "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(byHash("a".repeat(64))) };
  const answer = await yoga.fetch("http://commerce/graphql", init, { req: { headers: {} }, res: {} } as never);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 1000 } }] });
});
