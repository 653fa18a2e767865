import type { Translate } from "@giftshop/messages";
import { FormTextField, useFormValues } from "@giftshop/ui-kit/form";
import type { ClipboardEvent } from "react";
import { ScanOpener } from "../scan/scan-opener.tsx";
import * as styles from "./balance-check.css.ts";
import type { RedeemWords } from "./balance-words.ts";
import { afterPaste, showCardNumber, type Typed } from "./typed-digits.ts";

/** Digits that the browser neither keeps nor corrects, with room for what is pasted along with them. */
const digits = {
  inputMode: "numeric",
  autoComplete: "off",
  spellCheck: false,
  dir: "ltr",
  maxLength: 60,
  required: true,
} as const;

export interface BalanceFieldsProps {
  t: Translate<RedeemWords>;
  /** The focus goes to the first of them. */
  focused: boolean;
}

/** The two fields; a paste of number and PIN together fills both. */
export const BalanceFields = ({ t, focused }: BalanceFieldsProps) => {
  const { values, change, set } = useFormValues<Typed>();

  const paste = (into: keyof Typed) => (event: ClipboardEvent) => {
    const filled = afterPaste(event.clipboardData.getData("text"), values, into);
    if (!filled) return;
    event.preventDefault();
    change(() => filled);
  };

  return (
    <>
      <FormTextField
        {...digits}
        autoFocus={focused}
        name="cardNumber"
        className={styles.digits}
        label={t("balance.cardNumber")}
        hint={t("balance.cardNumberHint")}
        onPaste={paste("cardNumber")}
        onLeft={(text) => set("cardNumber", showCardNumber(text))}
      />
      <ScanOpener
        t={t}
        onFound={(cardNumber) => change((typed) => ({ ...typed, cardNumber: showCardNumber(cardNumber) }))}
      />
      <FormTextField
        {...digits}
        name="pin"
        className={styles.pin}
        label={t("balance.pin")}
        hint={t("balance.pinHint")}
        onPaste={paste("pin")}
      />
    </>
  );
};
