/** The part of JSON Schema that our documents use. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  enum?: readonly string[];
  const?: string;
  format?: string;
  items?: Schema;
  anyOf?: readonly Schema[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  default?: unknown;
  examples?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

const nameOf = (ref: string): string => ref.split("/").at(-1) ?? "";

/** The type of a schema in a few words. */
export const typeOf = (schema: Schema): string => {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" or ");
  if (schema.enum) return schema.enum.join(" | ");
  if (schema.type === "array") return `list of ${schema.items ? typeOf(schema.items) : "anything"}`;
  return schema.format ?? (Array.isArray(schema.type) ? schema.type.join(" or ") : `${schema.type ?? "anything"}`);
};

const byFormat: Readonly<Record<string, string>> = {
  uuid: "00000000-0000-4000-8000-000000000000",
  "date-time": "2026-12-01T09:00:00.000Z",
  date: "2026-12-24",
  uri: "https://example.com/hooks",
};

const byName: Readonly<Record<string, unknown>> = {
  product: "1",
  amount: 2500,
  name: "Zoé",
  sender: "Acorn & Oak",
  email: "opened@example.com",
  message: "Thank you!",
  hour: 9,
  timeZone: "Europe/Paris",
  reference: "2026-4711",
};

/**
 * An example of a schema, by the names of its fields. What is
 * optional and no object is left out where a name says nothing.
 */
export const exampleOf = (schema: Schema, named: Readonly<Record<string, Schema>>, name = ""): unknown => {
  if (schema.$ref) return exampleOf(named[nameOf(schema.$ref)] ?? {}, named, name);
  if (schema.enum) return schema.default ?? schema.enum[0];
  if (schema.type === "object") {
    const fields = Object.entries(schema.properties ?? {}).filter(([field]) => field !== "deliverOn");
    return Object.fromEntries(fields.map(([field, inner]) => [field, exampleOf(inner, named, field)]));
  }
  if (schema.type === "array") return schema.items ? [exampleOf(schema.items, named, name)] : [];
  return byName[name] ?? byFormat[schema.format ?? ""] ?? schema.examples?.[0] ?? "";
};
