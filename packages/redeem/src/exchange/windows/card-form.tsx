import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Form, type FormErrors, FormTextField, useFormValues } from "@giftshop/ui-kit/form";
import { Text } from "@giftshop/ui-kit/text";
import { judgeCardNumber, judgePin, normaliseDigits } from "@giftshop/validation/rules";
import { type ClipboardEvent, useState } from "react";
import { afterPaste, showCardNumber, type Typed } from "../../balance-check/typed-digits.ts";
import { isAboutCard, isAboutPin, type Refusal, refusalText } from "../calls/refusal.ts";
import type { TypedCard } from "../calls/send.ts";
import type { ExchangeTranslate } from "../exchange-words.ts";
import { typedText } from "./typed-text.ts";
import * as styles from "./windows.css.ts";

const empty: Typed = { cardNumber: "", pin: "" };

const digits = {
  inputMode: "numeric",
  autoComplete: "off",
  spellCheck: false,
  dir: "ltr",
  maxLength: 60,
  required: true,
} as const;

const judge = ({ cardNumber, pin }: Typed): FormErrors => {
  const number = judgeCardNumber(cardNumber);
  const code = judgePin(pin);
  return { ...(number && { cardNumber: number }), ...(code && { pin: code }) };
};

export interface CardFormProps {
  t: ExchangeTranslate;
  /** What is asked for, and why. */
  text: string;
  /** Label of its button. */
  action: string;
  /** Sends the card, digits alone. Gives why it came to nothing. */
  send(card: TypedCard): Promise<Refusal | undefined>;
}

/** Number and PIN of a card. Why it is refused stands at its field. */
export const CardForm = ({ t, text, action, send }: CardFormProps) => {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  const submit = async ({ cardNumber, pin }: Typed): Promise<FormErrors | undefined> => {
    setBusy(true);
    setRefusal(undefined);
    const why = await send({ cardNumber: normaliseDigits(cardNumber), pin: normaliseDigits(pin) });
    setBusy(false);
    if (!why) return undefined;
    if (isAboutPin(why)) return { pin: why.name };
    if (isAboutCard(why)) return { cardNumber: why.name };
    setRefusal(why);
    return undefined;
  };

  return (
    <Form
      className={styles.form}
      initialValues={empty}
      judge={judge}
      errorText={(field, error) => typedText(t, field, error)}
      autoComplete="off"
      busy={busy}
      onSubmit={submit}
    >
      <Text>{text}</Text>
      {refusal && <Banner tone="warning">{refusalText(t, refusal)}</Banner>}
      <CardFields t={t} />
      <Button type="submit" loading={busy} loadingLabel={t("busy")}>
        {action}
      </Button>
    </Form>
  );
};

/** Number and PIN; a paste of both together fills both. */
const CardFields = ({ t }: Pick<CardFormProps, "t">) => {
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
        name="cardNumber"
        label={t("addCard.number")}
        onPaste={paste("cardNumber")}
        onLeft={(text) => set("cardNumber", showCardNumber(text))}
      />
      <FormTextField {...digits} name="pin" label={t("addCard.pin")} onPaste={paste("pin")} />
    </>
  );
};
