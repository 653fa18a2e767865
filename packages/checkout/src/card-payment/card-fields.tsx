import { Button } from "@giftshop/ui-kit/button";
import { TextField } from "@giftshop/ui-kit/text-field";
import { type KeyboardEvent, useState } from "react";
import { useCheckout } from "../frame/checkout-context.tsx";
import * as styles from "./card-payment.css.ts";

export interface CardFieldsProps {
  busy: boolean;
  /** Answers whether the card pays now: then the fields are emptied. */
  onAdd(typed: { cardNumber: string; pin: string }): Promise<boolean>;
}

/** Digits that the browser neither keeps nor corrects. */
const digits = { inputMode: "numeric", autoComplete: "off", spellCheck: false, dir: "ltr", maxLength: 60 } as const;

/**
 * Number and PIN within the form of the order: they are in these
 * fields alone, and Enter adds the card and orders nothing.
 */
export const CardFields = ({ busy, onAdd }: CardFieldsProps) => {
  const { t } = useCheckout();
  const [cardNumber, setCardNumber] = useState("");
  const [pin, setPin] = useState("");

  const add = async () => {
    if (busy || !(await onAdd({ cardNumber, pin }))) return;
    setCardNumber("");
    setPin("");
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  };

  return (
    <div className={styles.fields}>
      <TextField
        {...digits}
        className={styles.number}
        label={t("cards.number")}
        hint={t("cards.numberHint")}
        value={cardNumber}
        onChange={({ target }) => setCardNumber(target.value)}
        onKeyDown={onKeyDown}
      />
      <TextField
        {...digits}
        className={styles.pin}
        label={t("cards.pin")}
        hint={t("cards.pinHint")}
        value={pin}
        onChange={({ target }) => setPin(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.action}>
        <Button variant="secondary" loading={busy} loadingLabel={t("cards.applying")} onClick={add}>
          {t("cards.apply")}
        </Button>
      </div>
    </div>
  );
};
