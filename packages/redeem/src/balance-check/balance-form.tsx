import type { Translate } from "@giftshop/messages";
import { Button, LockIcon, TextField } from "@giftshop/ui-kit";
import { judgeCardNumber, judgePin, normaliseDigits } from "@giftshop/validation/rules";
import { type ClipboardEvent, type FormEvent, useRef, useState } from "react";
import * as styles from "./balance-check.css.ts";
import type { RedeemWords } from "./balance-words.ts";
import { type BalanceAnswer, type BalanceFailure, checkBalance } from "./check-balance.ts";
import { FailureBanner } from "./failure-banner.tsx";
import { cardNumberText, pinText } from "./field-text.ts";
import { afterPaste, showCardNumber, type Typed } from "./typed-digits.ts";

export interface BalanceFormProps {
  t: Translate<RedeemWords>;
  onCard(card: Extract<BalanceAnswer, { kind: "card" }>["card"]): void;
  /** What commerce said last; for stories. */
  initialFailure?: BalanceFailure;
}

const empty: Typed = { cardNumber: "", pin: "" };

/** Number and PIN. They are kept in these fields alone: not stored, not logged, not offered by the browser again. */
export function BalanceForm({ t, onCard, initialFailure }: BalanceFormProps) {
  const [typed, setTyped] = useState(empty);
  const [shown, setShown] = useState({ cardNumber: false, pin: false });
  const [busy, setBusy] = useState(false);
  // It stays while one types, so that nothing moves under the finger, and is said again when the next try ends the same.
  const [failure, setFailure] = useState(initialFailure && { why: initialFailure, attempt: 0 });
  const form = useRef<HTMLFormElement>(null);
  const wrong = { cardNumber: judgeCardNumber(typed.cardNumber), pin: judgePin(typed.pin) };

  function change(field: keyof Typed, text: string) {
    setTyped({ ...typed, [field]: text });
    setShown({ ...shown, [field]: false });
  }

  function paste(event: ClipboardEvent, into: keyof Typed) {
    const filled = afterPaste(event.clipboardData.getData("text"), typed, into);
    if (!filled) return;
    event.preventDefault();
    setTyped(filled);
    setShown({ cardNumber: false, pin: false });
  }

  /** A field is judged once it was left with something in it; an empty one when the form is sent. */
  const leave = (field: keyof Typed) => () => {
    if (typed[field] !== "") setShown({ ...shown, [field]: true });
    if (field === "cardNumber") setTyped({ ...typed, cardNumber: showCardNumber(typed.cardNumber) });
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setShown({ cardNumber: true, pin: true });
    const first = wrong.cardNumber ? "cardNumber" : wrong.pin && "pin";
    if (first) {
      setFailure(undefined);
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setBusy(true);
    const answer = await checkBalance(normaliseDigits(typed.cardNumber), normaliseDigits(typed.pin));
    setBusy(false);
    if (answer.kind === "card") onCard(answer.card);
    else setFailure((last) => ({ why: answer.failure, attempt: (last?.attempt ?? 0) + 1 }));
  }

  return (
    <form ref={form} className={styles.panel} noValidate autoComplete="off" onSubmit={submit}>
      {failure && <FailureBanner key={failure.attempt} t={t} failure={failure.why} />}
      <TextField
        className={styles.digits}
        name="cardNumber"
        label={t("balance.cardNumber")}
        hint={t("balance.cardNumberHint")}
        error={shown.cardNumber && wrong.cardNumber ? cardNumberText(t, wrong.cardNumber) : undefined}
        value={typed.cardNumber}
        onChange={(event) => change("cardNumber", event.target.value)}
        onPaste={(event) => paste(event, "cardNumber")}
        onBlur={leave("cardNumber")}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        maxLength={60}
        required
      />
      <TextField
        className={styles.pin}
        name="pin"
        label={t("balance.pin")}
        hint={t("balance.pinHint")}
        error={shown.pin && wrong.pin ? pinText(t, wrong.pin) : undefined}
        value={typed.pin}
        onChange={(event) => change("pin", event.target.value)}
        onPaste={(event) => paste(event, "pin")}
        onBlur={leave("pin")}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        maxLength={60}
        required
      />
      <Button type="submit" size="large" loading={busy} loadingLabel={t("balance.checking")}>
        {t("balance.action")}
      </Button>
      <p className={styles.privacy}>
        <LockIcon />
        {t("balance.privacy")}
      </p>
    </form>
  );
}
