import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, jest, test } from "@jest/globals";
import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from "graphql";
import { createHttpServer } from "../platform/http/create-http-server.ts";
import { ipRoute } from "../platform/http/ip-route.ts";
import { startTestServer, type TestServer } from "../testing/test-client.ts";
import { createTestServices, type TestServices } from "../testing/test-services.ts";
import { buildSchema } from "./schema.ts";

/**
 * No text, id, path or header with a control character comes as far as the database, whatever the operation.
 */
let services: TestServices;
let server: TestServer;
beforeAll(async () => {
  services = await createTestServices();
  server = await startTestServer(services);
});
afterAll(async () => {
  await server.close();
  await services.close();
});

const schema = await buildSchema();

type Path = readonly string[];

/** Where a type has texts and ids. */
const textsOf = (type: GraphQLInputType, path: Path): Path[] => {
  const bare = getNullableType(type);
  if (isListType(bare)) return textsOf(bare.ofType, [...path, "0"]);
  if (isInputObjectType(bare))
    return Object.values(bare.getFields()).flatMap((field) => textsOf(field.type, [...path, field.name]));
  return isLeafType(bare) && ["String", "ID"].includes(bare.name) ? [path] : [];
};

/** Something that a type takes, with `text` at the place that `path` names. */
const inputWith = (type: GraphQLInputType, path: Path, text: string): unknown => {
  const bare = getNullableType(type);
  const [head, ...rest] = path;
  if (isListType(bare)) return head === undefined || head === "-" ? [] : [inputWith(bare.ofType, rest, text)];
  if (isInputObjectType(bare)) {
    const fields = Object.values(bare.getFields()).filter(({ name, type }) => name === head || isNonNullType(type));
    return Object.fromEntries(
      fields.map(({ name, type }) => [name, inputWith(type, name === head ? rest : ["-"], text)]),
    );
  }
  if (isEnumType(bare)) return bare.getValues()[0]?.value;
  if (head === undefined && ["String", "ID"].includes(bare.name)) return text;
  return { String: "text", ID: "1", Int: 1, Float: 1, Boolean: true }[bare.name];
};

interface Call {
  name: string;
  kind: "query" | "mutation";
  field: GraphQLField<unknown, unknown>;
  path: Path;
}

const calls: Call[] = (["query", "mutation"] as const).flatMap((kind) => {
  const root = kind === "query" ? schema.getQueryType() : schema.getMutationType();
  return Object.values(root?.getFields() ?? {}).flatMap((field) =>
    field.args
      .filter(({ name }) => name !== "userData")
      .flatMap((argument) => textsOf(argument.type, [argument.name]))
      .map((path) => ({ name: `${field.name} ${path.join(".")}`, kind, field, path })),
  );
});

const ask = async ({ kind, field, path }: Call, text: string) => {
  const args = field.args.filter(({ name, type }) => name === path[0] || isNonNullType(type));
  const head = args.map(({ name, type }) => `$${name}: ${type}`).join(", ");
  const given = args.map(({ name }) => `${name}: $${name}`).join(", ");
  const variables = Object.fromEntries(
    args
      .filter(({ name }) => name !== "userData")
      .map(({ name, type }) => [name, inputWith(type, name === path[0] ? path.slice(1) : ["-"], text)]),
  );
  const document = `${kind} (${head}) { ${field.name}(${given}) { errors { code referencedRequestParameter } } }`;
  return server.client("CBFR").ask(document, variables);
};

test("there is something to ask", () => {
  expect(calls.length).toBeGreaterThan(40);
  for (const { field } of calls) expect(getNamedType(field.type).name).toMatch(/Payload$/);
});

test.each(calls.map((call) => [call.name, call] as const))("%s", async (_, call) => {
  const failed = jest.spyOn(services.log, "error");
  for (const text of ["\u0000", "a\u0001b", "\u007F"]) {
    const answer = await ask(call, text);
    expect(answer.errors).toBeUndefined();
    const errors = answer.data[call.field.name].errors;
    expect(errors).toEqual([{ code: 1105, referencedRequestParameter: call.path.join(".") }]);
  }
  expect(failed).not.toHaveBeenCalled();
});

test.each(["tr_a%00b", "%00", "re_1%01", "tr_%7F", "x".repeat(300)])("a webhook about %s is nobody's", async (id) => {
  const [failed, warned] = [jest.spyOn(services.log, "error"), jest.spyOn(services.log, "warn")];
  const answer = await fetch(`${server.url}/webhooks/mollie`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: `id=${id}`,
  });
  expect(answer.status).toBe(200);
  expect([failed.mock.calls, warned.mock.calls]).toEqual([[], []]);
});

test.each(["/ip/%00", "/media/%00.svg", "/media/share/page/%01/1.png", "/webhooks/mollie%7f"])(
  "%s is no address",
  async (path) => {
    const answer = await fetch(`${server.url}${path}`);
    expect(answer.status).toBe(404);
  },
);

test("a header that is longer than any column, or names nobody, counts as its bearer", async () => {
  const failed = jest.spyOn(services.log, "error");
  const document =
    'mutation ($userData: UserDataInput!) { giftCardBalance(userData: $userData, cardNumber: "1", pin: "1") { errors { code } } }';
  for (const forwarded of ["x".repeat(2000), "203.0.113.9; drop", "1".repeat(300)]) {
    const client = server.client("CBFR", "fr", {
      "x-forwarded-for": forwarded,
      "x-request-id": "y".repeat(2000),
      "user-agent": "z".repeat(2000),
    });
    client.cookies.set("visitor", "v".repeat(3000));
    expect(await client.ask(document)).toMatchObject({ data: { giftCardBalance: { errors: [{ code: 2100 }] } } });
  }
  expect(failed).not.toHaveBeenCalled();
});

test("/ip takes any header", async () => {
  const listening = createHttpServer({ services, routes: [ipRoute] });
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  const { port } = listening.address() as AddressInfo;
  for (const forwarded of ["x".repeat(5000), "%00", "::ffff:0:0:0:1:2:3:4", ",,,"]) {
    const answer = await fetch(`http://127.0.0.1:${port}/ip`, { headers: { "x-forwarded-for": forwarded } });
    expect([answer.status, await answer.json()]).toEqual([200, { country_code: null }]);
  }
  listening.closeAllConnections();
  await new Promise((resolve) => listening.close(resolve));
});
