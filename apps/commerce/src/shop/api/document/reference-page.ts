import type { openApi } from "./openapi.ts";
import { referenceScript } from "./reference-script.ts";
import { referenceStyle } from "./reference-style.ts";
import { exampleOf, type Schema, typeOf } from "./schema-words.ts";

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: Schema;
}

interface Described {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description: string;
  parameters?: readonly Parameter[];
  requestBody?: { content: { "application/json": { schema: Schema } } };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
}

interface Document {
  info: { title: string; description: string };
  tags: readonly { name: string }[];
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/gu, (character) => escapes[character] ?? "");

/** Text with `code` in it, in paragraphs. */
const prose = (text: string): string =>
  text
    .split("\n\n")
    .map((part) => `<p>${escapeHtml(part).replace(/`([^`]+)`/gu, "<code>$1</code>")}</p>`)
    .join("");

const inline = (text = ""): string => escapeHtml(text).replace(/`([^`]+)`/gu, "<code>$1</code>");

const row = (name: string, type: string, required: boolean, about = ""): string =>
  `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(type)}${required ? "" : ", optional"}</td><td>${inline(about)}</td></tr>`;

const table = (caption: string, rows: readonly string[]): string =>
  rows.length === 0
    ? ""
    : `<table><caption>${caption}</caption><thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">About</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;

const fieldsOf = ({ properties = {}, required = [] }: Schema): string[] =>
  Object.entries(properties).map(([name, schema]) =>
    row(name, typeOf(schema), required.includes(name), schema.description),
  );

const field = (operation: string, { name, in: place, required, schema }: Parameter): string => {
  const id = `${operation}-${name}`;
  // The page makes one where none was typed.
  const made = name === "Idempotency-Key";
  const value = made ? "" : `${schema.default ?? ""}`;
  const needed = required && !made ? " required" : "";
  return `<label for="${id}">${escapeHtml(name)}</label><input id="${id}" name="${escapeHtml(name)}" data-in="${place}" value="${escapeHtml(value)}"${needed} autocomplete="off">`;
};

const tryIt = (
  method: string,
  path: string,
  { operationId, parameters = [], requestBody }: Described,
  all: Document,
): string => {
  const schema = requestBody?.content["application/json"].schema;
  const body = schema
    ? `<label for="${operationId}-body">Body</label><textarea id="${operationId}-body" name="body" rows="14" spellcheck="false">${escapeHtml(JSON.stringify(exampleOf(schema, all.components.schemas), null, 2))}</textarea>`
    : "";
  return `<details><summary>Try it</summary><form data-method="${method}" data-path="${escapeHtml(path)}">${parameters.map((one) => field(operationId, one)).join("")}${body}<button type="submit">Send</button><output aria-live="polite"></output></form></details>`;
};

const section = (method: string, path: string, one: Described, all: Document): string => {
  const { operationId, summary, description, parameters = [], requestBody, responses } = one;
  const answers = Object.entries(responses).map(([status, { description: about, content = {} }]) => {
    const [schema] = Object.values(content).map((each) => each.schema);
    return row(status, schema ? typeOf(schema) : "no body", true, about);
  });
  const sent = requestBody ? typeOf(requestBody.content["application/json"].schema) : "";
  return `<section id="${operationId}"><h3>${escapeHtml(summary)}</h3><p class="call"><b>${method}</b> <code>${escapeHtml(path)}</code></p>${prose(description)}${table(
    "Parameters",
    parameters.map(({ name, schema, required, description: about }) => row(name, typeOf(schema), required, about)),
  )}${sent ? `<p>Body: <a href="#schema-${sent}">${sent}</a></p>` : ""}${table("Answers", answers)}${tryIt(method, path, one, all)}</section>`;
};

/** The reference as one page, made of the document: it reads without script, which only tries calls out. */
export const referencePage = (document: ReturnType<typeof openApi>, server: string): string => {
  const all = document as unknown as Document;
  const list = Object.entries(all.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ method: method.toUpperCase(), path, one })),
  );
  const groups = all.tags.map(({ name }) => ({ name, list: list.filter(({ one }) => one.tags.includes(name)) }));
  const links = groups
    .map(
      ({ name, list: own }) =>
        `<li>${name}<ul>${own.map(({ one }) => `<li><a href="#${one.operationId}">${escapeHtml(one.summary)}</a></li>`).join("")}</ul></li>`,
    )
    .join("");
  const sections = groups
    .map(
      ({ name, list: own }) =>
        `<h2>${name}</h2>${own.map(({ method, path, one }) => section(method, path, one, all)).join("")}`,
    )
    .join("");
  const schemas = Object.entries(all.components.schemas)
    .map(
      ([name, schema]) =>
        `<section id="schema-${name}"><h3>${name}</h3>${inline(schema.description)}${table("Fields", fieldsOf(schema))}</section>`,
    )
    .join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(all.info.title)}: API reference</title><style>${referenceStyle}</style></head><body><a class="skip" href="#main">Skip to the reference</a><header><h1>${escapeHtml(all.info.title)}</h1><p>API version 1 at <code>${escapeHtml(server)}</code>, as <a href="${escapeHtml(server)}/openapi.json">OpenAPI 3.1</a></p><label for="key">Your key, kept in this page alone</label><input id="key" type="password" autocomplete="off" placeholder="test_…"></header><nav aria-label="Operations"><ul>${links}<li><a href="#schemas">Shapes</a></li></ul></nav><main id="main">${prose(all.info.description)}${sections}<h2 id="schemas">Shapes</h2>${schemas}</main><script>${referenceScript}</script></body></html>`;
};
