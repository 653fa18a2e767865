import { Button } from "@giftshop/ui-kit/button";
import { Modal } from "@giftshop/ui-kit/modal";
import { useRef, useState } from "react";
import { PeopleList } from "./people-list.tsx";
import type { PeopleProps } from "./people-props.ts";
import type { Person } from "./person.ts";
import { PersonForm } from "./person-form.tsx";
import { nobody } from "./read-table.ts";
import { TableForm } from "./table-form.tsx";
import { useJudged } from "./use-judged.ts";

/** Most gifts of a basket. */
export const mostPeople = 500;

export interface PeopleDialogProps extends PeopleProps {
  /** A table that was pasted and is not read yet. */
  table: string;
  onTable(text: string): void;
  onClose(): void;
}

/** The list, one person, or a table that becomes people. */
type Step = { at: "list"; returned: boolean } | { at: "person"; person: Person } | { at: "table" };

/**
 * The modal *product delivery receivers*: who gets the gift of the page,
 * one by one or from a table. What was typed stays when it is closed.
 */
export const PeopleDialog = (props: PeopleDialogProps) => {
  const { words, draft, offer, currency, refused, table, onTable, onChange, onClose } = props;
  const { people } = draft;
  const [step, setStep] = useState<Step>({ at: "list", returned: false });
  const problems = useJudged({ people, draft, offer, refused, dayFault: words("faults.date") });
  const country = offer.countries?.[0] ?? "";
  /** Somebody who is being typed. */
  const typed = useRef<Person>(undefined);
  const toList = () => setStep({ at: "list", returned: true });

  const back = () => {
    typed.current = undefined;
    toList();
  };

  const close = () => {
    // Whoever is half typed is kept, and named as needing a change.
    if (typed.current) save(typed.current);
    onClose();
  };

  const save = (person: Person) => {
    typed.current = undefined;
    const known = people.some(({ id }) => id === person.id);
    onChange({ people: known ? people.map((one) => (one.id === person.id ? person : one)) : [...people, person] });
    toList();
  };

  return (
    <Modal
      open
      size="large"
      onClose={close}
      title={words("table.title")}
      closeLabel={words("actions.close")}
      back={step.at === "list" ? undefined : { label: words("actions.cancel"), onPress: back }}
      footer={
        step.at === "list" ? (
          <Button block onClick={onClose}>
            {words("people.done")}
          </Button>
        ) : undefined
      }
    >
      {step.at === "list" && (
        <PeopleList
          words={words}
          people={people}
          currency={currency}
          arrival={offer.arrival}
          problems={problems}
          full={people.length >= mostPeople}
          returned={step.returned}
          onAdd={() => setStep({ at: "person", person: nobody(country) })}
          onPaste={() => setStep({ at: "table" })}
          onOpen={(person) => setStep({ at: "person", person })}
          onRemove={(person) => onChange({ people: people.filter((one) => one !== person) })}
        />
      )}
      {step.at === "person" && (
        <PersonForm
          {...props}
          person={step.person}
          known={problems.get(step.person)}
          onSave={save}
          onType={(person) => {
            typed.current = person;
          }}
        />
      )}
      {step.at === "table" && (
        <TableForm
          words={words}
          kind={draft.kind}
          country={country}
          room={mostPeople - people.length}
          text={table}
          onText={onTable}
          onRead={(read) => {
            onChange({ people: [...people, ...read] });
            onTable("");
            toList();
          }}
        />
      )}
    </Modal>
  );
};
