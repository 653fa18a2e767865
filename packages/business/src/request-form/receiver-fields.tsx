import { FormSelect, FormTextField } from "@giftshop/ui-kit/form";
import { useBusiness } from "../quote-page/business-context.tsx";
import * as styles from "./request-form.css.ts";
import type { LineValues, ReceiverValues } from "./typed-request.ts";
import { fieldsOfReceiver, neededOfReceiver } from "./values.ts";

const types: Partial<Record<keyof ReceiverValues, { type: string }>> = { email: { type: "email" } };

export interface ReceiverFieldsProps {
  /** Of the line in the form. */
  name: string;
  line: LineValues;
  kind: "DIGITAL" | "PHYSICAL";
}

/** Who gets the gifts of a line: the company, or somebody at an address of their own. */
export const ReceiverFields = ({ name, line, kind }: ReceiverFieldsProps) => {
  const { shop, t } = useBusiness();
  const { country } = shop.storefront;
  const needed = neededOfReceiver(kind, country);
  return (
    <>
      <FormSelect
        name={`${name}.to`}
        label={t("form.to.label")}
        options={(["COMPANY", "OTHER"] as const).map((id) => ({ id, label: t(`form.to.${id}`) }))}
      />
      {line.to === "OTHER" && (
        <div className={styles.pair}>
          {fieldsOfReceiver(kind, country).map((field) => (
            <FormTextField
              key={field}
              name={`${name}.receiver.${field}`}
              label={t(`fields.${field}`)}
              autoComplete="off"
              {...types[field]}
              {...(needed.includes(field) ? { required: true } : { optionalLabel: t("form.optional") })}
            />
          ))}
        </div>
      )}
    </>
  );
};
