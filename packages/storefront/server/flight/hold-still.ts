import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { isElement, isProps, type Model, Rows } from "./model.ts";
import type { Row } from "./rows.ts";
import { moving, stillNodes } from "./still-node.ts";

/** Names of rows that a row refers to, as wholes or for a place in them. What only looks like one keeps a row, no more. */
const referredIn = (body: string): string[] =>
  Array.from(body.matchAll(/"\$[A-Za-z@]?([0-9a-f]+)(?=[":])/g), ([, id = ""]) => id);

const pathsIn = (body: string): string[] =>
  Array.from(body.matchAll(/"\$([0-9a-f]+:[^"\\]+)"/g), ([, path = ""]) => path);

/** Whether there is more in an element than text. */
const hasElements = (model: Model | undefined): boolean =>
  Array.isArray(model) || (typeof model === "string" && /^\$L?[0-9a-f]+$/.test(model));

/** What React puts before what it draws, for pictures in it; in a page it stands in the head. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

/** Writes models anew, with the still elements that a page shows as what stands between their tags. */
const writerOf = (rows: Rows, html: string, texts: { add: (text: string) => string }) => {
  const nodeOf = stillNodes(rows);

  const stood = (model: Model): string | undefined => {
    if (!isElement(model) || !hasElements(model[3].children)) return undefined;
    const node = nodeOf(model);
    if (node === moving) return undefined;
    const drawn = renderToString(node as ReactElement).replace(preloads, "");
    return html.includes(drawn) ? drawn.slice(drawn.indexOf(">") + 1, drawn.lastIndexOf("</")) : undefined;
  };

  const write = (model: Model): Model => {
    const inner = stood(model);
    if (isElement(model)) {
      const [mark, type, key, props] = model;
      if (inner === undefined) return [mark, type, key, write(props) as typeof props];
      const { children: _, ...attributes } = props;
      return [mark, type, key, { ...attributes, dangerouslySetInnerHTML: { __html: texts.add(inner) } }];
    }
    if (Array.isArray(model)) return model.map(write);
    if (isProps(model)) return Object.fromEntries(Object.entries(model).map(([name, value]) => [name, write(value)]));
    return model;
  };
  return write;
};

/** Leaves out the rows that were referred to and are not any longer. */
const stillNeeded = (rows: readonly Row[], before: readonly Row[]): Row[] => {
  const named = new Set(before.flatMap(({ body, kind }) => (kind === "text" ? [] : referredIn(body))));
  let kept = [...rows];
  for (;;) {
    const needed = new Set(kept.flatMap(({ body, kind }) => (kind === "text" ? [] : referredIn(body))));
    const next = kept.filter(({ id, kind }) => kind === "other" || !named.has(id) || needed.has(id));
    if (next.length === kept.length) return kept;
    kept = next;
  }
};

/**
 * Writes the parts of a page's rows that never move, elements without a component in them, as what the page already shows: React
 * takes them over as they stand, one element and not its hundreds, and compression finds the page's own words again.
 *
 * @param html the page without its payload. A part that it does not hold to the letter stays as it was.
 */
export const holdStill = (before: readonly Row[], html: string): readonly Row[] => {
  const rows = new Rows(before);
  let last = Math.max(...before.map(({ id }) => Number.parseInt(id || "0", 16)));
  const written: Row[] = [];
  const texts = {
    add: (body: string) => {
      last += 1;
      written.push({ id: last.toString(16), kind: "text", body });
      return `$${last.toString(16)}`;
    },
  };
  const write = writerOf(rows, html, texts);
  const models = new Map<string, Model>();
  for (const row of before) {
    const model = row.kind === "model" ? rows.model(row.id) : undefined;
    if (model !== undefined) models.set(row.id, write(model));
    const body = models.has(row.id) ? JSON.stringify(models.get(row.id)) : row.body;
    written.push({ ...row, body });
  }
  const kept = stillNeeded(written, before);
  for (const [id, model] of models) rows.replace(id, model);
  // A place within a part that is text by now is nowhere.
  const lost = kept.some(
    ({ body, kind }) => kind === "model" && pathsIn(body).some((path) => rows.at(path) === undefined),
  );
  return lost ? before : kept;
};
