import type { ResultOf } from "@giftshop/graphql";
import type { TranslateReceiver } from "@giftshop/messages/late-receivers";
import { addressLines } from "@giftshop/storefront-config/address-lines";
import { Button } from "@giftshop/ui-kit/button";
import { Modal } from "@giftshop/ui-kit/modal";
import { SelectNative } from "@giftshop/ui-kit/select-native";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { BasketContext } from "../basket-page/basket-setting.ts";
import type { BasketState } from "../basket-page/use-basket.ts";
import type { Answer } from "../calls/answer.ts";
import { copyPackage, deleteReceiver, resetReceiver, setReceiver } from "../calls/edit-calls.ts";
import type { LineFragment } from "../line/line.fragment.ts";
import { type BookEntry, loadAddressBook } from "./address-book.ts";
import * as styles from "./receiver.css.ts";
import { ReceiverForm } from "./receiver-form.tsx";
import { type Faults, faultsOf, type ReceiverValue, receiverValue, toRecipient } from "./receiver-value.ts";

type Line = ResultOf<typeof LineFragment>;

export interface ReceiverDialogProps {
  context: BasketContext;
  words: TranslateReceiver;
  state: Pick<BasketState, "edit">;
  /** The gift whose receiver is changed, or that is copied for another. */
  line: Line;
  /** All gifts of that receiver, this one among them. */
  theirs: readonly Line[];
  copy?: boolean;
  onClose(): void;
}

type Step = "form" | "several" | "reset" | "remove";

const isDigital = ({ giftcard }: Line): boolean => giftcard.variation.variationType === "DIGITAL";

/** Who gets a gift: add, change for one or all of their gifts, give it back to the buyer, take the person out; or the same gift for another. */
export function ReceiverDialog({ context, words, state, line, theirs, copy = false, onClose }: ReceiverDialogProps) {
  const { recipient } = line;
  const [country = ""] = context.countries;
  const [value, setValue] = useState<ReceiverValue>(() => receiverValue(copy ? null : recipient, country));
  const [faults, setFaults] = useState<Faults>({});
  const [step, setStep] = useState<Step>("form");
  const [sending, setSending] = useState(false);
  const [book, setBook] = useState<readonly BookEntry[]>([]);
  const key = useRef(crypto.randomUUID());
  useEffect(() => void loadAddressBook().then(setBook), []);
  const several = !copy && recipient !== null && theirs.length > 1;
  const name = recipient?.name ?? "";
  const ids = (lines: readonly Line[]) => lines.map(({ id }) => id);
  // Of several kinds of gifts one receiver needs both; where only this one is changed, its own.
  const kinds = several ? theirs : [line];

  async function send(call: (version: number) => Promise<Answer>) {
    setSending(true);
    setFaults({});
    const answer = await state.edit(call).finally(() => setSending(false));
    if (answer.kind === "answered" && answer.errors.length === 0) return onClose();
    // What went wrong stands in the form.
    setStep("form");
    setFaults(answer.kind === "unreachable" ? { form: "unreachable" } : faultsOf(answer.errors));
  }

  const save = (lines: readonly Line[]) => {
    const one = toRecipient(value, lines.some(isDigital));
    const both = lines.some(isDigital) && lines.some((each) => !isDigital(each));
    const whole = both ? { ...toRecipient(value, false), email: value.email } : one;
    return send((version) =>
      copy
        ? copyPackage({ idempotencyKey: key.current, packageId: line.id, version, recipient: whole })
        : setReceiver({ packageIds: ids(lines), version, recipient: whole }),
    );
  };

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (several) setStep("several");
    else void save([line]);
  }

  function pick(id: string) {
    const entry = book.find((one) => one.id === id);
    if (!entry) return;
    const texts = Object.entries(entry).map(([field, text]) => [field, text ?? ""]);
    const { firstName, id: _, ...rest } = Object.fromEntries(texts);
    setValue((now) => ({ ...now, ...rest, name: firstName, way: "them" }));
  }

  const titles: Record<Step, string> = {
    form: words(copy ? "receiver.copyTitle" : "receiver.title"),
    several: words("receiver.title"),
    reset: words("reset.title"),
    remove: words("remove.title", { name }),
  };
  const count = theirs.length;
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
          {book.length > 0 && (
            <SelectNative
              label={words("receiver.book")}
              placeholder={words("receiver.pick")}
              options={book.map((one) => ({
                id: one.id,
                label: [`${one.firstName} ${one.lastName}`, ...addressLines(one)].join(", "),
              }))}
              onChange={({ target }) => pick(target.value)}
            />
          )}
          <ReceiverForm
            {...{ context, words, value, faults }}
            digital={kinds.some(isDigital)}
            physical={kinds.some((one) => !isDigital(one))}
            onChange={(patch) => setValue((now) => ({ ...now, ...patch }))}
          />
          {faults.form && (
            <p className={styles.fault} role="alert">
              {words(`faults.${faults.form}`)}
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
          <Button block onClick={() => void save(theirs)}>
            {words("several.all")}
          </Button>
          <Button variant="secondary" block onClick={() => void save([line])}>
            {words("several.one")}
          </Button>
        </div>
      )}
      {(step === "reset" || step === "remove") && (
        <div className={styles.fields}>
          <p className={styles.text}>{words(step === "reset" ? "reset.text" : "remove.text", { name, count })}</p>
          <Button
            block
            onClick={() =>
              void send((version) =>
                (step === "reset" ? resetReceiver : deleteReceiver)({ packageIds: ids(theirs), version }),
              )
            }
          >
            {words(step === "reset" ? "reset.action" : "remove.action")}
          </Button>
          <Button variant="secondary" block onClick={() => setStep("form")}>
            {words("actions.cancel")}
          </Button>
        </div>
      )}
    </Modal>
  );
}
