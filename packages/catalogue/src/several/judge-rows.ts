import type { Draft } from "../buy/draft.ts";
import { type AddToBasketInput, judgeDraft } from "../buy/judge-draft.ts";
import type { Offer } from "../buy/offer.ts";
import { problemWords } from "../buy/problem-words.ts";
import { problemsOfErrors, type ServerError } from "../buy/problems-of-errors.ts";
import type { Row } from "./read-table.ts";

/** A row with what it asks for, or what is wrong with it, in words. */
export interface JudgedRow {
  row: Row;
  input: AddToBasketInput | undefined;
  problems: readonly string[];
}

/** Of a digital gift that says a day and no hour. */
const morning = 9;

/** The gift of the page for one person of the table: what the row leaves out is as it was chosen. */
function draftOf(row: Row, draft: Draft): Draft {
  const { line: _, amount, message, day, email, ...person } = row;
  const hour = draft.kind === "DIGITAL" ? { hour: morning } : {};
  return {
    ...draft,
    ...person,
    email,
    emailAgain: email,
    forSomebodyElse: true,
    way: "them",
    ...(amount === "" ? {} : { value: undefined, amount }),
    message: message || draft.message,
    day: day === "" ? draft.day : { date: day, ...hour },
  };
}

const isDay = (text: string): boolean => text === "" || /^\d{4}-\d{2}-\d{2}$/u.test(text);

/** Judges each row by the rules of the form; a row with a problem keeps none of the others from being judged. */
export async function judgeRows(
  rows: readonly Row[],
  draft: Draft,
  offer: Offer,
  dayFault: string,
): Promise<JudgedRow[]> {
  const judged: JudgedRow[] = [];
  for (const row of rows) {
    const result = await judgeDraft(draftOf(row, draft), offer, "a-row-of-a-table");
    const words = result.ok ? {} : await problemWords(result.problems, offer);
    const problems = [...new Set([...Object.values(words), ...(isDay(row.day) ? [] : [dayFault])])];
    judged.push({ row, input: result.ok && problems.length === 0 ? result.input : undefined, problems });
  }
  return judged;
}

/** Puts what commerce refused to the rows that it is about; what is about no row is answered apart. */
export async function withRefusals(
  rows: readonly JudgedRow[],
  errors: readonly ServerError[],
  offer: Offer,
  dayFault: string,
): Promise<{ rows: JudgedRow[]; other: readonly string[] }> {
  const of = Map.groupBy(errors, ({ referencedRequestParameter }) => {
    const [, index] = /^input\.packages\.(\d+)\./u.exec(referencedRequestParameter ?? "") ?? [];
    return index === undefined ? undefined : Number(index);
  });
  const say = async (some: readonly ServerError[]): Promise<string[]> => {
    const days = some.filter(({ referencedRequestParameter }) =>
      /\.deliveryDate/u.test(referencedRequestParameter ?? ""),
    );
    const rest = some
      .filter((one) => !days.includes(one))
      .map((one) => ({
        ...one,
        referencedRequestParameter: one.referencedRequestParameter?.replace(/^input\.packages\.\d+/u, "input") ?? null,
      }));
    const words = Object.values(await problemWords(problemsOfErrors(rest), offer));
    return [...new Set([...words, ...(days.length > 0 ? [dayFault] : [])])];
  };
  const said = await Promise.all(
    rows.map(async (one, index) => ({ ...one, problems: [...one.problems, ...(await say(of.get(index) ?? []))] })),
  );
  return { rows: said, other: await say(of.get(undefined) ?? []) };
}
