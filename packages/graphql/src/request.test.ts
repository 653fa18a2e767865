import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { request } from "./browser.ts";
import { CommerceUnavailable } from "./commerce-unavailable.ts";
import { TypedDocumentString } from "./generated/graphql.ts";
import { createClient, execute } from "./request.ts";
import { requestFrom } from "./server.ts";

const realFetch = globalThis.fetch;
const hash = "a".repeat(64);
const shopQuery = new TypedDocumentString<{ shop: string }, object>("", { operation: "query", name: "Shop", hash });
const shopMutation = new TypedDocumentString<{ shop: string }, object>("", {
  operation: "mutation",
  name: "Sell",
  hash: "b".repeat(64),
});
const userData = { language: "fr", storeID: 98, countryCode: "FR" };
const url = "http://localhost/graphql";

let late = new AbortController();
const timeout = jest.spyOn(AbortSignal, "timeout").mockImplementation(() => late.signal);

beforeEach(() => {
  late = new AbortController();
  timeout.mockClear();
});

afterEach(() => {
  globalThis.fetch = realFetch;
});

/** A commerce that takes the call and never answers; a call that is ended fails, as the platform's does. */
const neverAnswers = () => {
  const asked = Promise.withResolvers<void>();
  globalThis.fetch = (_address, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
      asked.resolve();
    });
  return asked.promise;
};

const callers = {
  server: () => requestFrom(url, shopQuery, {}, { userData }),
  browser: () => request(shopQuery, {}),
};

test.each(["server", "browser"] as const)("the %s waits for commerce a quarter of a minute, no longer", async (who) => {
  Object.assign(globalThis, {
    document: { documentElement: { lang: "fr", dataset: { storeId: "98", country: "FR" } } },
    location: { pathname: "/" },
  });
  const asked = neverAnswers();
  const answer = callers[who]();
  await asked;
  expect(timeout).toHaveBeenCalledWith(15_000);
  late.abort(new DOMException("Too late", "TimeoutError"));
  await expect(answer).rejects.toThrow(CommerceUnavailable);
});

test("what the platform's fetch takes besides reaches it", async () => {
  const sent: (RequestInit & { next?: unknown })[] = [];
  globalThis.fetch = async (_address, init) => {
    sent.push(init ?? {});
    return Response.json({ data: { shop: "CBFR" } });
  };
  const fetchOptions = { next: { tags: ["shop"] }, credentials: "omit" } as const;
  expect(await execute(createClient(url), shopQuery, {}, { userData, fetchOptions })).toEqual({ shop: "CBFR" });
  expect(sent).toMatchObject([{ next: { tags: ["shop"] }, credentials: "omit", headers: { "x-store-id": "98" } }]);
});

test.each([
  ["Shop", shopQuery, undefined],
  ["Sell", shopMutation, "1"],
])("a document is sent as its hash, without its text: %s", async (operationName, document, bypass) => {
  const sent: RequestInit[] = [];
  globalThis.fetch = async (_address, init) => {
    sent.push(init ?? {});
    return Response.json({ data: { shop: "CBFR" } });
  };
  await requestFrom(url, document, { path: "a" }, { userData });
  expect(sent.map(({ method, body }) => [method, JSON.parse(String(body))])).toEqual([
    [
      "POST",
      {
        operationName,
        variables: { path: "a", userData },
        extensions: { persistedQuery: { version: 1, sha256Hash: document.__meta__?.hash } },
      },
    ],
  ]);
  expect(new Headers(sent[0]?.headers).get("x-bypass-cache") ?? undefined).toBe(bypass);
});

test("what was not generated is not asked", async () => {
  const unknown = {} as typeof shopQuery;
  await expect(requestFrom(url, unknown, {}, { userData })).rejects.toThrow("generate");
});
