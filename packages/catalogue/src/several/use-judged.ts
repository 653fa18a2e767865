import { useEffect, useState } from "react";
import type { Draft } from "../buy/draft/draft.ts";
import type { Offer } from "../buy/offer.ts";
import { judgePerson, type PersonProblems } from "./judge-people.ts";
import type { Person } from "./person.ts";

/** People that are judged before what is known is shown. */
const atOnce = 50;

export interface JudgedOptions {
  people: readonly Person[];
  draft: Draft;
  offer: Offer;
  /** What commerce refused last. */
  refused: ReadonlyMap<Person, PersonProblems> | undefined;
  dayFault: string;
}

/**
 * What is wrong with each of several people; those of whom nothing is
 * known yet are missing. Each is judged once, until it is changed.
 */
export const useJudged = ({
  people,
  draft,
  offer,
  refused,
  dayFault,
}: JudgedOptions): ReadonlyMap<Person, PersonProblems> => {
  const [known, setKnown] = useState<ReadonlyMap<Person, PersonProblems>>(new Map());
  useEffect(() => {
    let gone = false;
    const judge = async () => {
      const found = new Map(known);
      const left = people.filter((person) => !found.has(person));
      for (const [index, person] of left.entries()) {
        const { problems } = await judgePerson(person, draft, offer, dayFault);
        found.set(person, problems);
        if (gone) return;
        if (index % atOnce === atOnce - 1 || index === left.length - 1) setKnown(new Map(found));
      }
    };
    void judge();
    return () => {
      gone = true;
    };
  }, [people, draft, offer, dayFault, known]);
  return refused ? new Map([...known, ...refused]) : known;
};
