import { isElement, type Model } from "./model.ts";
import { type Row, readRows, writeRows } from "./rows.ts";

/** How the row of what stands in a page's head begins: the framework puts the title first. */
const head = '[["$","title",';

/** What React is asked to have the browser fetch, which the head asks for by itself. */
const hint = /^HL\[/;

/** What visitors see of a head, apart from its title. */
const icon = /\bicon$/;

/** Whether an element is there for readers of the page as it is sent: search engines, and those who show a link to it. */
const forReaders = (model: Model): boolean => {
  if (!isElement(model)) return false;
  const [, type, , { rel }] = model;
  return type === "meta" || (type === "link" && !icon.test(`${rel}`));
};

const spared = (row: Row): Row => {
  if (row.kind !== "model" || !row.body.startsWith(head)) return row;
  const elements = JSON.parse(row.body) as Model[];
  return { ...row, body: JSON.stringify(elements.filter((element) => !forReaders(element))) };
};

/**
 * Takes out of a payload what the page's head has already and nobody changes: description, addresses in other languages, words
 * and pictures for those who share it, hints. React would look for each of these in the head, some forty on a page. Title and
 * icons stay, for a page that React has to draw anew as a whole: it sweeps the head then of all that it does not know.
 */
export const spareHead = (payload: string): string => {
  const rows = readRows(payload);
  if (rows === undefined) return payload;
  const named = rows.find(({ kind, body }) => kind === "model" && body.startsWith(head));
  // Something else refers to a place in it.
  if (named !== undefined && payload.includes(`"$${named.id}:`)) return payload;
  return writeRows(rows.filter(({ kind, body }) => !(kind === "other" && hint.test(body))).map(spared));
};
