import { Button } from "@giftshop/ui-kit/button";
import { FormTextField, useFormValues } from "@giftshop/ui-kit/form";
import { Text } from "@giftshop/ui-kit/text";
import { useBusiness } from "../quote-page/business-context.tsx";
import { PasteReceivers } from "./paste-receivers.tsx";
import { PersonFields } from "./person-fields.tsx";
import { emptyReceiver, givenOf, mostReceivers, type ReceiverValues } from "./receivers.ts";
import * as styles from "./request-form.css.ts";
import type { LineValues, RequestValues } from "./typed-request.ts";

export interface ReceiverFieldsProps {
  /** Name of the line's field in the form. */
  name: string;
  line: LineValues;
  kind: "DIGITAL" | "PHYSICAL";
}

const isEmpty = ({ quantity: _, ...said }: ReceiverValues): boolean => Object.values(said).every((text) => text === "");

/** Several people who share the gifts of a line: typed one by one, or pasted as a table. */
export const SeveralReceivers = ({ name, line, kind }: ReceiverFieldsProps) => {
  const { t } = useBusiness();
  const { values, set } = useFormValues<RequestValues>();
  const { receivers, quantity } = line;
  const free = mostReceivers - values.lines.reduce((sum, one) => sum + one.receivers.length, 0);
  const keep = (next: readonly ReceiverValues[]) => set(`${name}.receivers`, next);
  const paste = (pasted: readonly ReceiverValues[]) => {
    const before = receivers.filter((one) => !isEmpty(one));
    const next = [...before, ...pasted.slice(0, free + receivers.length - before.length)];
    keep(next);
    const given = givenOf({ ...line, receivers: next });
    if (given > Number(quantity)) set(`${name}.quantity`, `${given}`);
  };
  return (
    <div className={styles.section}>
      <Text size="small" tone="muted" role="status">
        {t("form.to.given", { given: `${givenOf(line)}`, all: quantity.trim() || "0" })}
      </Text>
      {receivers.map((_, index) => (
        // A receiver is their place: there is nothing else that lasts.
        <fieldset key={index} className={styles.person}>
          <legend className={styles.legend}>{t("form.to.person", { number: `${index + 1}` })}</legend>
          <div className={styles.pair}>
            <PersonFields name={`${name}.receivers.${index}`} kind={kind} />
            <FormTextField
              name={`${name}.receivers.${index}.quantity`}
              label={t("form.quantity")}
              inputMode="numeric"
              autoComplete="off"
              dir="ltr"
              required
            />
          </div>
          {receivers.length > 1 && (
            <div className={styles.actions}>
              <Button variant="quiet" size="small" onClick={() => keep(receivers.toSpliced(index, 1))}>
                {t("form.to.remove", { number: `${index + 1}` })}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      {free > 0 && (
        <>
          <div className={styles.actions}>
            <Button variant="secondary" size="small" onClick={() => keep([...receivers, emptyReceiver])}>
              {t("form.to.add")}
            </Button>
          </div>
          <PasteReceivers kind={kind} onPasted={paste} />
        </>
      )}
    </div>
  );
};
