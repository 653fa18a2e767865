import { fieldsOf, type Schema, typeOf } from "./typescript.ts";

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: Schema;
}

interface Described {
  operationId: string;
  summary: string;
  parameters?: readonly Parameter[];
  requestBody?: { content: { "application/json": { schema: Schema } } };
  responses: Readonly<Record<string, { content?: Readonly<Record<string, { schema: Schema }>> }>>;
}

/** What the client is made of. */
export interface ApiDocument {
  paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
}

const head = "// Made of the document of the API: `pnpm --filter @giftshop/commerce api-client` writes it anew.\n";

const answerOf = ({ responses }: Described): string => {
  const [schema] = Object.entries(responses)
    .filter(([status]) => status !== "default")
    .flatMap(([, { content = {} }]) => Object.values(content).map((one) => one.schema));
  return schema ? typeOf(schema) : "void";
};

const queryType = (parameters: readonly Parameter[]): string => {
  const properties = Object.fromEntries(
    parameters.map(({ name, schema, description }) => [name, description ? { ...schema, description } : schema]),
  );
  return typeOf({
    type: "object",
    properties,
    required: parameters.filter((one) => one.required).map(({ name }) => name),
  });
};

const method = (verb: string, path: string, described: Described): string => {
  const { operationId, summary, parameters = [], requestBody } = described;
  const inPath = parameters.filter((one) => one.in === "path");
  const query = parameters.filter((one) => one.in === "query");
  const isIdempotent = parameters.some(({ name }) => name === "Idempotency-Key");
  const body = requestBody?.content["application/json"].schema;
  const wanted = [
    ...inPath.map(({ name, schema }) => `${name}: ${typeOf(schema)}`),
    ...(body ? [`body: ${typeOf(body)}`] : []),
    ...(query.length > 0 ? [`query: ${queryType(query)} = {}`] : []),
    ...(isIdempotent ? ["idempotencyKey: string = crypto.randomUUID()"] : []),
  ];
  const filled = path.replace(/\{(\w+)\}/gu, (_, name: string) => `\${encodeURIComponent(\`\${${name}}\`)}`);
  const sent = [
    `method: "${verb.toUpperCase()}"`,
    `path: \`${filled}\``,
    ...(body ? ["body"] : []),
    ...(query.length > 0 ? ["query"] : []),
    ...(isIdempotent ? ["idempotencyKey"] : []),
  ];
  return `/** ${summary}. */\n${operationId}(${wanted.join(", ")}): Promise<${answerOf(described)}> {\n return this.call({ ${sent.join(", ")} });\n}`;
};

/** The types of everything that has a name in the document. */
export const typesSource = ({ components }: ApiDocument): string =>
  head +
  Object.entries(components.schemas)
    .map(
      ([name, schema]) =>
        `${schema.description ? `/** ${schema.description} */\n` : ""}export interface ${name} {\n${fieldsOf(schema)}\n}\n`,
    )
    .join("\n");

/** A method for each operation of the document. */
export const operationsSource = (document: ApiDocument): string => {
  const methods = Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, described]) => method(verb, path, described)),
  );
  const named = Object.keys(document.components.schemas).filter((name) =>
    methods.some((text) => new RegExp(`\\b${name}\\b`, "u").test(text)),
  );
  return `${head}import type { ${named.join(", ")} } from "./types.ts";

/** What an operation sends. */
export interface ApiCall {
  method: string;
  path: string;
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  body?: unknown;
  /** Made for one intent; absent where an operation has none. */
  idempotencyKey?: string;
}

/** Every operation of the API. */
export abstract class Operations {
  protected abstract call<Answer>(call: ApiCall): Promise<Answer>;

${methods.join("\n\n")}
}
`;
};
