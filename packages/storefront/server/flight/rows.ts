/** A row of the data from which React takes a page over ("Flight"): its name, and what stands after the colon. */
export interface Row {
  /** Hexadecimal; empty for a hint, which nobody refers to. */
  id: string;
  /** `text`: read as it stands. `model`: JSON. `other`: a module, a hint, a stream … as the framework wrote it. */
  kind: "text" | "model" | "other";
  /** For `text` the text itself. */
  body: string;
}

/** Tags of rows that state their length in bytes and hold bytes: none of a page's. */
const bytes = new Set("AOobUSsLlGgMmV");

/** Other letters that begin a row and are no JSON. */
const tagged = /[A-Z#rx]/;

/** Reads the rows of a payload; `undefined` where one is of a kind that is not known here. */
export const readRows = (payload: string): Row[] | undefined => {
  const data = Buffer.from(payload);
  const rows: Row[] = [];
  for (let at = 0; at < data.length; ) {
    const colon = data.indexOf(":", at);
    if (colon < 0) return undefined;
    const id = data.toString("utf8", at, colon);
    const tag = String.fromCharCode(data[colon + 1] ?? 0);
    if (!/^[0-9a-f]*$/.test(id) || bytes.has(tag)) return undefined;
    if (tag === "T") {
      const comma = data.indexOf(",", colon);
      const length = Number.parseInt(data.toString("utf8", colon + 2, comma), 16);
      if (comma < 0 || !(comma + 1 + length <= data.length)) return undefined;
      at = comma + 1 + length;
      rows.push({ id, kind: "text", body: data.toString("utf8", comma + 1, at) });
    } else {
      const end = data.indexOf("\n", colon);
      if (end < 0) return undefined;
      rows.push({ id, kind: tagged.test(tag) ? "other" : "model", body: data.toString("utf8", colon + 1, end) });
      at = end + 1;
    }
  }
  return rows;
};

/** Writes rows as the framework does. */
export const writeRows = (rows: readonly Row[]): string =>
  rows
    .map(({ id, kind, body }) =>
      kind === "text" ? `${id}:T${Buffer.byteLength(body).toString(16)},${body}` : `${id}:${body}\n`,
    )
    .join("");
