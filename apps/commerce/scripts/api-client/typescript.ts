/** The part of JSON Schema that the document of the API uses. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  enum?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
}

const primitives: Readonly<Record<string, string>> = {
  string: "string",
  integer: "number",
  number: "number",
  boolean: "boolean",
  null: "null",
};

const fieldOf = (name: string, schema: Schema, isRequired: boolean): string => {
  const about = schema.description ? `/** ${schema.description} */\n` : "";
  return `${about}${name}${isRequired ? "" : "?"}: ${typeOf(schema)}${isRequired ? "" : " | undefined"};`;
};

/** The fields of an object, as an interface has them. */
export const fieldsOf = ({ properties = {}, required = [] }: Schema): string =>
  Object.entries(properties)
    .map(([name, schema]) => fieldOf(name, schema, required.includes(name)))
    .join("\n");

/** A schema as a type of TypeScript. @throws for what the document does not use today */
export const typeOf = (schema: Schema): string => {
  if (schema.$ref) return schema.$ref.split("/").at(-1) ?? "";
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" | ");
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(" | ");
  if (Array.isArray(schema.type)) return schema.type.map((type: string) => typeOf({ ...schema, type })).join(" | ");
  if (schema.type === "array" && schema.items) return `readonly (${typeOf(schema.items)})[]`;
  if (schema.type === "object") return `{\n${fieldsOf(schema)}\n}`;
  const primitive = primitives[`${schema.type}`];
  if (primitive === undefined) throw new Error(`There is no type for ${JSON.stringify(schema)}.`);
  return primitive;
};
