import { dayText } from "@giftshop/delivery-date/text";
import { formatMoney } from "@giftshop/messages/format";
import type { TranslateReceiver } from "@giftshop/messages/late-receivers";
import { addressOnOneLine } from "@giftshop/storefront-config/address-lines";
import { Button } from "@giftshop/ui-kit/button";
import { PlusIcon, TrashIcon } from "@giftshop/ui-kit/icon";
import { IconButton } from "@giftshop/ui-kit/icon-button";
import { useState } from "react";
import type { Arrival } from "../arrival/arrival-text.ts";
import { cardValue } from "../buy/draft/draft.ts";
import type { PersonProblems } from "./judge-people.ts";
import type { Person } from "./person.ts";
import * as styles from "./several.css.ts";
import { writtenPlan } from "./written-day.ts";

export interface PeopleListProps {
  words: TranslateReceiver;
  people: readonly Person[];
  /** ISO 4217. */
  currency: string;
  /** BCP 47, and the zone of the storefront. */
  arrival: Pick<Arrival, "locale" | "timeZone">;
  problems: ReadonlyMap<Person, PersonProblems>;
  /** No more fit into a basket. */
  full: boolean;
  /** One came back to it: the focus goes where one goes on. */
  returned: boolean;
  onAdd(): void;
  onPaste(): void;
  onOpen(person: Person): void;
  onRemove(person: Person): void;
}

/** People that are shown before all are asked for; those with a problem are shown all. */
const shownWell = 30;

const faultsOf = (problems: PersonProblems | undefined): string[] =>
  [...new Set(Object.values(problems ?? {}))].filter(Boolean);

/** Where it goes, and what is different for one person; what cannot be read stands as it was written. */
const detailsOf = (person: Person, { currency, arrival }: Pick<PeopleListProps, "currency" | "arrival">): string[] => {
  const { email, way, street, amount, day, message } = person;
  const { locale, timeZone } = arrival;
  const value = amount === "" ? undefined : cardValue({ value: undefined, amount });
  const plan = writtenPlan(day, locale);
  return [
    email,
    way === "them" && street ? addressOnOneLine(person) : "",
    value === undefined ? amount : formatMoney({ value, currency }, locale),
    plan ? dayText(plan, locale, timeZone) : day,
    message,
  ].filter((part) => part !== "");
};

/** Everybody who gets one, those first of whom something is wrong. */
export const PeopleList = (props: PeopleListProps) => {
  const { words, people, problems, full, returned, onAdd, onPaste, onOpen, onRemove } = props;
  const [all, setAll] = useState(false);
  const numbers = new Map(people.map((person, index) => [person, index + 1]));
  const faulty = people.filter((person) => faultsOf(problems.get(person)).length > 0);
  const well = people.filter((person) => !faulty.includes(person));
  const shown = [...faulty, ...(all ? well : well.slice(0, shownWell))];
  return (
    <div className={styles.fields}>
      <p className={styles.text} role="status">
        {people.length === 0 ? words("people.empty") : words("people.count", { count: people.length })}
      </p>
      {faulty.length > 0 && (
        <p className={styles.fault} role="alert">
          {words("people.faulty", { count: faulty.length })}
        </p>
      )}
      {full && <p className={styles.fault}>{words("table.tooMany")}</p>}
      {shown.length > 0 && (
        <ol className={styles.rows}>
          {shown.map((person) => {
            const name =
              `${person.name} ${person.lastName}`.trim() ||
              words("people.nameless", { n: String(numbers.get(person) ?? "") });
            const faults = faultsOf(problems.get(person));
            return (
              <li key={person.id} className={styles.row} data-faulty={faults.length > 0 || undefined}>
                <div className={styles.person}>
                  <button
                    type="button"
                    className={styles.name}
                    aria-label={words("people.change", { name })}
                    onClick={() => onOpen(person)}
                  >
                    {name}
                  </button>
                  {detailsOf(person, props).map((detail) => (
                    <bdi key={detail} className={styles.detail}>
                      {detail}
                    </bdi>
                  ))}
                  {faults.map((fault) => (
                    <span key={fault} className={styles.fault}>
                      {fault}
                    </span>
                  ))}
                </div>
                <IconButton
                  label={words("people.remove", { name })}
                  icon={<TrashIcon />}
                  onClick={() => onRemove(person)}
                />
              </li>
            );
          })}
        </ol>
      )}
      {shown.length < people.length && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {words("people.all")}
        </Button>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" icon={<PlusIcon />} autoFocus={returned} disabled={full} onClick={onAdd}>
          {words("people.add")}
        </Button>
        <Button variant="quiet" disabled={full} onClick={onPaste}>
          {words("people.paste")}
        </Button>
      </div>
    </div>
  );
};
