import type { TranslateReceiver } from "@giftshop/messages/late-receivers";
import { Button } from "@giftshop/ui-kit/button";
import { Modal } from "@giftshop/ui-kit/modal";
import { type SubmitEvent, useRef, useState } from "react";
import type { Gift, Outcome, ReceiverActions } from "./actions.ts";
import { BookPick } from "./book-pick.tsx";
import { ReceiverForm } from "./receiver-form.tsx";
import {
  type Faults,
  faultsOf,
  faultWords,
  type ReceiverValue,
  receiverValue,
  toRecipient,
  unconfirmed,
} from "./receiver-value.ts";
import * as styles from "./receivers.css.ts";

export interface ReceiverDialogProps {
  /** BCP 47. */
  locale: string;
  /** ISO 3166-1 alpha-2 of where can be posted to, the storefront's own first. */
  countries: readonly string[];
  words: TranslateReceiver;
  actions: ReceiverActions;
  /** The gift whose receiver is changed, or that is copied for another. */
  gift: Gift;
  /** All gifts of that receiver, this one among them. */
  theirs: readonly Gift[];
  copy?: boolean;
  onClose(): void;
}

type Step = "form" | "several" | "reset" | "remove";

const idsOf = (gifts: readonly Gift[]): string[] => gifts.map(({ id }) => id);

/**
 * Who gets a gift: add, change for one or all of their gifts, give it
 * back to the buyer, take the person out; or the same gift for another.
 */
export const ReceiverDialog = (props: ReceiverDialogProps) => {
  const { locale, countries, words, actions, gift, theirs, copy = false, onClose } = props;
  const { recipient } = gift;
  const [country = ""] = countries;
  const [value, setValue] = useState<ReceiverValue>(() => receiverValue(copy ? null : recipient, country));
  const [faults, setFaults] = useState<Faults>({});
  const [step, setStep] = useState<Step>("form");
  const [sending, setSending] = useState(false);
  const key = useRef(crypto.randomUUID());
  const several = !copy && recipient !== null && theirs.length > 1;
  const name = recipient?.name ?? "";
  const count = theirs.length;
  // One receiver of several kinds of gifts needs both; where only this one is changed, its own.
  const kinds = several ? theirs : [gift];
  const change = (patch: Partial<ReceiverValue>) => setValue((now) => ({ ...now, ...patch }));

  const send = async (call: () => Promise<Outcome>) => {
    setSending(true);
    setFaults({});
    const outcome = await call().finally(() => setSending(false));
    if (outcome.kind === "answered" && outcome.errors.length === 0) return onClose();
    // What went wrong stands in the form.
    setStep("form");
    setFaults(outcome.kind === "unreachable" ? { form: "unreachable" } : faultsOf(outcome.errors));
  };

  const save = (gifts: readonly Gift[]) => {
    const email = gifts.some(({ digital }) => digital);
    const both = email && gifts.some(({ digital }) => !digital);
    const receiver = both ? { ...toRecipient(value, false), email: value.email } : toRecipient(value, email);
    return send(() => (copy ? actions.copy(gift.id, receiver, key.current) : actions.set(idsOf(gifts), receiver)));
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // A form of the page may be around it, as React sees it.
    event.stopPropagation();
    const differing = kinds.some(({ digital }) => digital) ? unconfirmed(value) : {};
    if (differing.emailAgain) setFaults(differing);
    else if (several) setStep("several");
    else void save([gift]);
  };

  const titles: Record<Step, string> = {
    form: words(copy ? "receiver.copyTitle" : "receiver.title"),
    several: words("receiver.title"),
    reset: words("reset.title"),
    remove: words("remove.title", { name }),
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={titles[step]}
      closeLabel={words("actions.close")}
      loading={sending}
      back={step === "form" ? undefined : { label: words("actions.cancel"), onPress: () => setStep("form") }}
    >
      {step === "form" && (
        <form className={styles.fields} onSubmit={submit} noValidate>
          <BookPick words={words} onPick={change} />
          <ReceiverForm
            {...{ locale, countries, words, value }}
            error={(field) => faultWords(words, faults, field)}
            digital={kinds.some(({ digital }) => digital)}
            physical={kinds.some(({ digital }) => !digital)}
            onChange={change}
          />
          {faults.form && (
            <p className={styles.fault} role="alert">
              {faultWords(words, faults, "form")}
            </p>
          )}
          <Button type="submit" block>
            {words("actions.save")}
          </Button>
          {!copy && recipient && (
            <div className={styles.actions}>
              <Button variant="quiet" size="small" onClick={() => setStep("reset")}>
                {words("reset.action")}
              </Button>
              <Button variant="quiet" size="small" onClick={() => setStep("remove")}>
                {words("remove.action")}
              </Button>
            </div>
          )}
        </form>
      )}
      {step === "several" && (
        <div className={styles.fields}>
          <p className={styles.text}>{words("several.text", { name, count: String(count) })}</p>
          <Button block autoFocus onClick={() => void save(theirs)}>
            {words("several.all")}
          </Button>
          <Button variant="secondary" block onClick={() => void save([gift])}>
            {words("several.one")}
          </Button>
        </div>
      )}
      {(step === "reset" || step === "remove") && (
        <div className={styles.fields}>
          <p className={styles.text}>{words(step === "reset" ? "reset.text" : "remove.text", { name, count })}</p>
          <Button block autoFocus onClick={() => void send(() => actions[step](idsOf(theirs)))}>
            {words(step === "reset" ? "reset.action" : "remove.action")}
          </Button>
          <Button variant="secondary" block onClick={() => setStep("form")}>
            {words("actions.cancel")}
          </Button>
        </div>
      )}
    </Modal>
  );
};
