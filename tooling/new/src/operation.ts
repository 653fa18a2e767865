import { existsSync } from "node:fs";
import { join } from "node:path";
import { appended, before, type Change } from "./change.ts";
import type { Names } from "./names.ts";

export interface OperationOptions {
  root: string;
  /** Module of commerce that answers it, with its layer: `shop/contact`. */
  module: string;
  /** Package that asks it. */
  owner: string;
  kind: "query" | "mutation";
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * A query or mutation: its contract, its resolver with a
 * limit, a test of it, and the document that a page sends.
 */
export const operation = (
  { kebab, camel, pascal, title }: Names,
  { root, module, owner, kind }: OperationOptions,
): Change => {
  const graphql = `apps/commerce/src/${module}/graphql`;
  const isMutation = kind === "mutation";
  const argument = isMutation ? ", idempotencyKey: ID!" : "";
  const loads = `import("./graphql/${kebab}.ts")`;
  const addSchema = (text: string): string => {
    const present = /schema: \(\) => (import\("[^"]+"\)),/u.exec(text);
    if (present) return text.replace(present[0], `schema: () => Promise.all([${present[1]}, ${loads}]),`);
    if (text.includes("schema:")) return before("]),\n", `, ${loads}`)(text);
    return text.replace(/(\n? *name: "[^"]+",)/u, `$1 schema: () => ${loads},`);
  };
  if (!existsSync(join(root, `apps/commerce/src/${module}/module.ts`)))
    throw new Error(`There is no module ${module}.`);
  return {
    edits: {
      "packages/graphql/schema.graphql": (text) =>
        appended(`
type ${pascal} {
  id: ID!
}

type ${pascal}Payload {
  data: ${pascal}
  errors: [Error!]!
}
`)(
          text.replace(
            new RegExp(`(type ${capital(kind)} \\{\\n)`, "u"),
            `$1  """\n  ${title}.\n  """\n  ${camel}(userData: UserDataInput!${argument}): ${pascal}Payload!\n`,
          ),
        ),
      [`apps/commerce/src/${module}/module.ts`]: addSchema,
    },
    files: {
      [`${graphql}/${kebab}.ts`]: `import { builder } from "../../../platform/graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { limit } from "../../../platform/limit.ts";

interface ${pascal} {
  id: string;
}

const ${pascal}Type = builder.objectRef<${pascal}>("${pascal}").implement({
  fields: (t) => ({ id: t.exposeID("id") }),
});

const ${pascal}Payload = builder.objectRef<Answer<${pascal}>>("${pascal}Payload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: ${pascal}Type, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

const byAddress = { name: "${kebab}-address", points: 30, seconds: 900 };

builder.${kind}Field("${camel}", (t) =>
  t.field({
    type: ${pascal}Payload,
    description: "${title}.",
    args: { userData: t.arg({ type: UserDataInput })${isMutation ? ", idempotencyKey: t.arg.id()" : ""} },
    resolve: answer(async (${isMutation ? "{ idempotencyKey }" : "_"}, scope) => {
      await limit(scope, byAddress, scope.clientAddress);
      return { id: ${isMutation ? "idempotencyKey" : '"first"'} };
    }),
  }),
);
`,
      [`${graphql}/${kebab}.test.ts`]: `import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startTestServer, type TestServer } from "../../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../../testing/test-services.ts";

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

const document = \`${kind} ($userData: UserDataInput!${isMutation ? ", $key: ID!" : ""}) {
  ${camel}(userData: $userData${isMutation ? ", idempotencyKey: $key" : ""}) { data { id } errors { code } }
}\`;

test("it is answered, and refused when it is asked too often", async () => {
  const visitor = server.client("CBFR", undefined, { "x-forwarded-for": "203.0.113.7" });
  const ask = async () => (await visitor.ask(document${isMutation ? ', { key: "k" }' : ""})).data.${camel};
  expect(await ask()).toEqual({ data: { id: expect.any(String) }, errors: [] });
  for (let asked = 1; asked < 30; asked += 1) await ask();
  expect(await ask()).toEqual({ data: null, errors: [{ code: 1002 }] });
});
`,
      [`packages/${owner}/src/${kebab}/${kebab}.${kind}.ts`]: `import { graphql } from "@giftshop/graphql";

/** ${title}. */
export const ${pascal} = graphql(\`
  ${kind} ${pascal}($userData: UserDataInput!${isMutation ? ", $idempotencyKey: ID!" : ""}) {
    ${camel}(userData: $userData${isMutation ? ", idempotencyKey: $idempotencyKey" : ""}) {
      data {
        id
      }
      errors {
        code
      }
    }
  }
\`);
`,
    },
  };
};
