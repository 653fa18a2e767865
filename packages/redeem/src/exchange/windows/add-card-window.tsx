import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Form, type FormErrors, FormTextField, useFormValues } from "@giftshop/ui-kit/form";
import { Modal } from "@giftshop/ui-kit/modal";
import { Text } from "@giftshop/ui-kit/text";
import { judgeCardNumber, judgePin, normaliseDigits } from "@giftshop/validation/rules";
import { type ClipboardEvent, useState } from "react";
import { afterPaste, showCardNumber, type Typed } from "../../balance-check/typed-digits.ts";
import { isAboutCard, isAboutPin, type Refusal, refusalText } from "../calls/refusal.ts";
import { addCard } from "../calls/send.ts";
import { useExchangeContext } from "../exchange-context.tsx";
import { typedText } from "./typed-text.ts";
import type { WindowProps } from "./window-props.ts";
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

/** Another card for the exchange. Why it cannot be added stands at its field. */
export function AddCardWindow({ open, onClose }: WindowProps) {
  const { t, change, open: show } = useExchangeContext();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  async function submit({ cardNumber, pin }: Typed): Promise<FormErrors | undefined> {
    setBusy(true);
    setRefusal(undefined);
    const card = { cardNumber: normaliseDigits(cardNumber), pin: normaliseDigits(pin) };
    const why = await change(() => addCard(card));
    setBusy(false);
    if (!why) {
      show({ kind: "basket" });
      return undefined;
    }
    if (isAboutPin(why)) return { pin: why.name };
    if (isAboutCard(why)) return { cardNumber: why.name };
    setRefusal(why);
    return undefined;
  }

  return (
    <Modal open={open} onClose={onClose} title={t("bar.addCard")} closeLabel={t("close")} size="small">
      <Form
        className={styles.form}
        initialValues={empty}
        judge={judge}
        errorText={(field, error) => typedText(t, field, error)}
        autoComplete="off"
        busy={busy}
        onSubmit={submit}
      >
        <Text>{t("addCard.text")}</Text>
        {refusal && <Banner tone="warning">{refusalText(t, refusal)}</Banner>}
        <CardFields />
        <Button type="submit" loading={busy} loadingLabel={t("busy")}>
          {t("addCard.action")}
        </Button>
      </Form>
    </Modal>
  );
}

/** Number and PIN; a paste of both together fills both. */
function CardFields() {
  const { t } = useExchangeContext();
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
}
