import { DayChoice } from "@giftshop/delivery-date/choice";
import { dayText } from "@giftshop/delivery-date/text";
import { BookPick } from "@giftshop/receivers/book";
import { ReceiverForm } from "@giftshop/receivers/form";
import { unconfirmed } from "@giftshop/receivers/value";
import { Button } from "@giftshop/ui-kit/button";
import { SelectNative } from "@giftshop/ui-kit/select-native";
import { TextArea } from "@giftshop/ui-kit/text-area";
import { TextField } from "@giftshop/ui-kit/text-field";
import { type SubmitEvent, useState } from "react";
import { dayOf } from "./draft-of.ts";
import { judgePerson, type PersonProblems } from "./judge-people.ts";
import type { PeopleProps } from "./people-props.ts";
import type { Person } from "./person.ts";
import * as styles from "./several.css.ts";
import { writtenDay } from "./written-day.ts";

export interface PersonFormProps extends Pick<PeopleProps, "words" | "day" | "offer" | "currency" | "draft"> {
  person: Person;
  /** What was found wrong before. */
  known: PersonProblems | undefined;
  onSave(person: Person): void;
  /** What is typed so far. */
  onType(person: Person): void;
}

/** One of several people: who, where to, and what is different for them. */
export const PersonForm = ({ words, day, offer, currency, draft, person, known, onSave, onType }: PersonFormProps) => {
  const [value, setValue] = useState(person);
  const [problems, setProblems] = useState<PersonProblems>(known ?? {});
  const { locale, timeZone } = offer.arrival;
  const digital = draft.kind === "DIGITAL";
  const plan = dayOf(value, draft, locale);

  const change = (patch: Partial<Person>) => {
    const next = { ...value, ...patch };
    setValue(next);
    onType(next);
    setProblems(({ form: _, ...now }) => ({
      ...now,
      ...Object.fromEntries(Object.keys(patch).map((key) => [key === "amount" ? "value" : key, undefined])),
    }));
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    // The form of the page is around it, as React sees it.
    event.stopPropagation();
    const slip = digital && unconfirmed(value).emailAgain;
    if (slip) return setProblems({ emailAgain: words(`faults.${slip}`) });
    const judged = await judgePerson(value, draft, offer, words("faults.date"));
    if (judged.input) onSave(value);
    else setProblems(judged.problems);
  };

  return (
    <form className={styles.fields} onSubmit={(event) => void submit(event)} noValidate>
      <BookPick words={words} onPick={change} />
      <ReceiverForm
        {...{ words, locale, value }}
        id="person"
        autoFocus
        countries={offer.countries ?? []}
        digital={digital}
        physical={!digital}
        error={(field) => problems[field]}
        onChange={change}
      />
      {offer.hasFixedPrices ? (
        <SelectNative
          label={words("people.amount", { currency })}
          error={problems.value}
          value={value.amount}
          options={[
            { id: "", label: "–" },
            ...offer.values.map((one) => ({ id: String(one.value / 100), label: one.text })),
          ]}
          onChange={({ target }) => change({ amount: target.value })}
        />
      ) : (
        <TextField
          label={words("people.amount", { currency })}
          error={problems.value}
          inputMode="numeric"
          autoComplete="off"
          value={value.amount}
          onChange={({ target }) => change({ amount: target.value })}
        />
      )}
      <TextArea
        label={words("people.message")}
        error={problems.message}
        rows={3}
        value={value.message}
        placeholder={draft.message}
        onChange={({ target }) => change({ message: target.value })}
      />
      <div className={styles.field}>
        <p className={styles.text}>{plan ? dayText(plan, locale, timeZone) : day.soon}</p>
        <DayChoice
          t={(key) => day[key.slice("day.".length) as keyof typeof day]}
          kind={draft.kind}
          plan={plan ?? null}
          locale={locale}
          onChoose={(chosen) => change({ day: chosen ? writtenDay(chosen) : "" }) as undefined}
        />
      </div>
      {problems.form && (
        <p className={styles.fault} role="alert">
          {problems.form}
        </p>
      )}
      <Button type="submit" block>
        {words("actions.save")}
      </Button>
    </form>
  );
};
