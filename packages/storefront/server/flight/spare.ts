import { isElement, type Model, Rows } from "./model.ts";
import type { Row } from "./rows.ts";

/** How the row of what stands in a page's head begins: the framework puts the title first. */
const head = '[["$","title",';

/** What React is asked to have the browser fetch, which the head asks for by itself. */
const isHint = ({ kind, body }: Row): boolean => kind === "other" && body.startsWith("HL[");

/** Properties that are not there: React sees no difference to those that are not named. Within a text the quotes would be escaped. */
const absent = /(?<=[{,])"[\w-]+":"\$undefined",|,"[\w-]+":"\$undefined"(?=\})/g;

/** What visitors see of a head, apart from its title. */
const icon = /\bicon$/;

/** Whether an element is there for readers of the page as it is sent: search engines, and those who show a link to it. */
const forReaders = (model: unknown): boolean => {
  if (!isElement(model as Model)) return false;
  const [, type, , { rel }] = model as [string, string, unknown, { rel?: string }];
  return type === "meta" || (type === "link" && !icon.test(`${rel}`));
};

/** Takes from the head's row what is only for readers, with the rows in which some of it stands. */
const spareHead = (rows: readonly Row[]): readonly Row[] => {
  const row = rows.find(({ kind, body }) => kind === "model" && body.startsWith(head));
  if (row === undefined) return rows;
  const named = new Rows(rows);
  const elements = JSON.parse(row.body) as Model[];
  const kept = elements.filter((one) => !forReaders(typeof one === "string" ? named.meant(one) : one));
  const gone = new Set(
    elements.flatMap((one) => (typeof one === "string" && !kept.includes(one) ? [one.slice(2)] : [])),
  );
  const rest = rows.flatMap((one) =>
    one === row ? [{ ...row, body: JSON.stringify(kept) }] : gone.has(one.id) ? [] : [one],
  );
  // Something else refers to a place in it.
  const lost = [row.id, ...gone].some((id) => rest.some(({ body }) => body.includes(`"$${id}:`)));
  return lost ? rows : rest;
};

/**
 * Takes out of a page's rows what they need not say: what the page's head has already and nobody changes (description, addresses in
 * other languages, words and pictures for those who share it), of which React would look for each in the head, some forty on a
 * page; hints; and properties that are not there. Title and icons stay, for a page that React has to draw anew as a whole: it
 * sweeps the head then of all that it does not know.
 */
export const spare = (rows: readonly Row[]): Row[] =>
  spareHead(rows.filter((row) => !isHint(row))).map((row) =>
    row.kind === "model" ? { ...row, body: row.body.replace(absent, "") } : row,
  );
