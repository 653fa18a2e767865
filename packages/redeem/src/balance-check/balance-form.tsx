import type { Translate } from "@giftshop/messages";
import { Button } from "@giftshop/ui-kit/button";
import { Form, type FormErrors } from "@giftshop/ui-kit/form";
import { LockIcon } from "@giftshop/ui-kit/icon";
import { judgeCardNumber, judgePin, normaliseDigits } from "@giftshop/validation/rules";
import { useState } from "react";
import * as styles from "./balance-check.css.ts";
import { BalanceFields } from "./balance-fields.tsx";
import type { RedeemWords } from "./balance-words.ts";
import { type BalanceAnswer, type BalanceFailure, checkBalance } from "./check-balance.ts";
import { FailureBanner } from "./failure-banner.tsx";
import { cardNumberText, pinText } from "./field-text.ts";
import type { Typed } from "./typed-digits.ts";

export interface BalanceFormProps {
  t: Translate<RedeemWords>;
  /** It takes the place of what had the focus, and the focus with it. Default `false`. */
  focused?: boolean;
  /** `typed`: digits alone. */
  onCard(card: Extract<BalanceAnswer, { kind: "card" }>["card"], typed: Typed): void;
  /** What commerce said last; for stories. */
  initialFailure?: BalanceFailure;
}

const empty: Typed = { cardNumber: "", pin: "" };

const judge = (typed: Typed): FormErrors => {
  const cardNumber = judgeCardNumber(typed.cardNumber);
  const pin = judgePin(typed.pin);
  return { ...(cardNumber && { cardNumber }), ...(pin && { pin }) };
};

/**
 * Number and PIN. They are kept in these fields alone: not
 * stored, not logged, not offered by the browser again.
 */
export const BalanceForm = ({ t, focused = false, onCard, initialFailure }: BalanceFormProps) => {
  const [busy, setBusy] = useState(false);
  // It stays while one types, so that nothing moves under the
  // finger, and is said again when the next try ends the same.
  const [failure, setFailure] = useState(initialFailure && { why: initialFailure, attempt: 0 });

  const submit = async ({ cardNumber, pin }: Typed): Promise<undefined> => {
    setBusy(true);
    const typed = { cardNumber: normaliseDigits(cardNumber), pin: normaliseDigits(pin) };
    const answer = await checkBalance(typed.cardNumber, typed.pin);
    setBusy(false);
    if (answer.kind === "card") onCard(answer.card, typed);
    else setFailure((last) => ({ why: answer.failure, attempt: (last?.attempt ?? 0) + 1 }));
  };

  return (
    <Form
      className={styles.panel}
      initialValues={empty}
      judge={judge}
      errorText={(field, error) => (field === "pin" ? pinText(t, error) : cardNumberText(t, error))}
      autoComplete="off"
      busy={busy}
      onSubmit={submit}
    >
      {failure && <FailureBanner key={failure.attempt} t={t} failure={failure.why} />}
      <BalanceFields t={t} focused={focused} />
      <Button type="submit" size="large" loading={busy} loadingLabel={t("balance.checking")}>
        {t("balance.action")}
      </Button>
      <p className={styles.privacy}>
        <LockIcon />
        {t("balance.privacy")}
      </p>
    </Form>
  );
};
