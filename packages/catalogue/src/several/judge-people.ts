import type { Draft } from "../buy/draft/draft.ts";
import { type AddToBasketInput, judgeDraft } from "../buy/draft/judge-draft.ts";
import type { Offer } from "../buy/offer.ts";
import type { Problems } from "../buy/problems/problem.ts";
import { problemWords } from "../buy/problems/problem-words.ts";
import { problemsOfErrors, type ServerError } from "../buy/problems/problems-of-errors.ts";
import { dayOf, draftOf } from "./draft-of.ts";
import type { Person } from "./person.ts";

/** What is wrong with one person, in words, by field; `form` is what belongs to none. */
export type PersonProblems = Problems;

/** Somebody with what is asked for them, or what is wrong with them. */
export interface JudgedPerson {
  person: Person;
  input: AddToBasketInput | undefined;
  problems: PersonProblems;
}

/**
 * Judges one person by the rules of the form.
 *
 * @param dayFault what to say of a day that cannot be read
 */
export const judgePerson = async (
  person: Person,
  draft: Draft,
  offer: Offer,
  dayFault: string,
): Promise<JudgedPerson> => {
  const { locale } = offer.arrival;
  const readable = dayOf(person, draft, locale) !== undefined;
  const result = await judgeDraft(draftOf(person, draft, locale), offer, "one-of-several-people");
  const words = result.ok ? {} : await problemWords(result.problems, offer);
  const problems = { ...words, ...(readable ? {} : { form: dayFault }) };
  return { person, input: result.ok && readable ? result.input : undefined, problems };
};

/** Judges many people; one with a problem keeps none of the others from being judged. */
export const judgePeople = async (
  people: readonly Person[],
  draft: Draft,
  offer: Offer,
  dayFault: string,
): Promise<JudgedPerson[]> => {
  const judged: JudgedPerson[] = [];
  for (const person of people) judged.push(await judgePerson(person, draft, offer, dayFault));
  return judged;
};

const isDay = ({ referencedRequestParameter }: ServerError): boolean =>
  /\.deliveryDate/u.test(referencedRequestParameter ?? "");

const said = async (errors: readonly ServerError[], offer: Offer, dayFault: string): Promise<PersonProblems> => {
  const rest = errors
    .filter((one) => !isDay(one))
    .map((one) => ({
      ...one,
      referencedRequestParameter: one.referencedRequestParameter?.replace(/^input\.packages\.\d+/u, "input") ?? null,
    }));
  const words = await problemWords(problemsOfErrors(rest), offer);
  return errors.some(isDay) ? { ...words, form: dayFault } : words;
};

/** Puts what commerce refused to the people that it is about; what is about nobody is answered apart. */
export const refusalsOf = async (
  people: readonly Person[],
  errors: readonly ServerError[],
  offer: Offer,
  dayFault: string,
): Promise<{ refused: ReadonlyMap<Person, PersonProblems>; other: PersonProblems }> => {
  const of = Map.groupBy(errors, ({ referencedRequestParameter }) => {
    const [, index] = /^input\.packages\.(\d+)\./u.exec(referencedRequestParameter ?? "") ?? [];
    return index === undefined ? undefined : people[Number(index)];
  });
  const refused = new Map<Person, PersonProblems>();
  for (const [person, ofThem] of of) if (person) refused.set(person, await said(ofThem, offer, dayFault));
  return { refused, other: await said(of.get(undefined) ?? [], offer, dayFault) };
};
