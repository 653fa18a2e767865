import type { DayWords } from "@giftshop/delivery-date/text";
import type { TranslateReceiver } from "@giftshop/messages/late-receivers";
import type { Draft } from "../buy/draft/draft.ts";
import type { Offer } from "../buy/offer.ts";
import type { PersonProblems } from "./judge-people.ts";
import type { Person } from "./person.ts";

/** What the window of several people needs of the form. */
export interface PeopleProps {
  words: TranslateReceiver;
  /** Words of the day of one gift. */
  day: DayWords["day"];
  offer: Offer;
  /** ISO 4217. */
  currency: string;
  draft: Draft;
  /** What commerce refused last of each. */
  refused: ReadonlyMap<Person, PersonProblems> | undefined;
  onChange(patch: Partial<Draft>): void;
}
