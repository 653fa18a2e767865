import { FormTextField } from "@giftshop/ui-kit/form";
import { useBusiness } from "../quote-page/business-context.tsx";
import { fieldsOfReceiver, neededOfReceiver, type ReceiverField } from "./receivers.ts";

const types: Partial<Record<ReceiverField, { type: string }>> = { email: { type: "email" } };

export interface PersonFieldsProps {
  /** Name of the receiver's field in the form. */
  name: string;
  kind: "DIGITAL" | "PHYSICAL";
}

/** Name, and mailbox or address, of somebody who gets gifts. */
export const PersonFields = ({ name, kind }: PersonFieldsProps) => {
  const { shop, t } = useBusiness();
  const { country } = shop.storefront;
  const needed = neededOfReceiver(kind, country);
  return fieldsOfReceiver(kind, country).map((field) => (
    <FormTextField
      key={field}
      name={`${name}.${field}`}
      label={t(`fields.${field}`)}
      autoComplete="off"
      {...types[field]}
      {...(needed.includes(field) ? { required: true } : { optionalLabel: t("form.optional") })}
    />
  ));
};
