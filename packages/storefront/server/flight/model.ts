import type { Row } from "./rows.ts";

/** What JSON can hold. */
export type Model = null | boolean | number | string | Model[] | { [name: string]: Model };

export type Props = { [name: string]: Model };

/** An element as React writes it. */
export type Element = ["$", type: string, key: string | null, props: Props];

export const isElement = (model: Model | undefined): model is Element =>
  Array.isArray(model) && model[0] === "$" && model.length >= 4;

export const isProps = (model: Model | undefined): model is Props =>
  typeof model === "object" && model !== null && !Array.isArray(model);

/** What a row alone does not tell. */
export const foreign = Symbol("foreign");

/** Reads the rows that others refer to by name, each model once. */
export class Rows {
  readonly #rows: ReadonlyMap<string, Row>;
  readonly #models = new Map<string, Model>();

  constructor(rows: readonly Row[]) {
    this.#rows = new Map(rows.filter(({ id }) => id !== "").map((row) => [row.id, row]));
  }

  /**
   * What a string of a model stands for: itself, nothing, or what it refers to as a whole (`$1f`, `$L1f`). `foreign` is what only
   * the framework knows: a module, a symbol, a stream, a place within another row.
   */
  meant(text: string): Model | undefined | typeof foreign {
    if (!text.startsWith("$")) return text;
    if (text.startsWith("$$")) return text.slice(1);
    if (text === "$undefined") return undefined;
    const id = /^\$L?([0-9a-f]+)$/.exec(text)?.[1] ?? "";
    const row = this.#rows.get(id);
    if (row?.kind === "text") return row.body;
    const model = this.model(id);
    if (model === undefined) return foreign;
    return typeof model === "string" ? this.meant(model) : model;
  }

  /** The model of a row. */
  model(id: string): Model | undefined {
    const row = this.#rows.get(id);
    if (row?.kind !== "model") return undefined;
    const known = this.#models.get(id);
    if (known !== undefined) return known;
    const model = JSON.parse(row.body) as Model;
    this.#models.set(id, model);
    return model;
  }

  /** Puts another model in a row's place. */
  replace(id: string, model: Model): void {
    this.#models.set(id, model);
  }

  /** Follows a path such as `1f:props:children:0`, as React does; `undefined` where it leads to nothing. */
  at(path: string): Model | undefined {
    const [id = "", ...steps] = path.split(":");
    let found = this.model(id);
    for (const step of steps) {
      const meant: Model | undefined | typeof foreign = typeof found === "string" ? this.meant(found) : found;
      if (meant === foreign) return undefined;
      found = meant;
      if (isElement(found)) found = { type: found[1], key: found[2], props: found[3] }[step];
      else if (Array.isArray(found)) found = found[Number(step)];
      else if (isProps(found)) found = found[step];
      else return undefined;
    }
    return found;
  }
}
