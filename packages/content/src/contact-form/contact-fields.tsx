import { FormTextField, useFormField } from "@giftshop/ui-kit/form";
import { TextArea } from "@giftshop/ui-kit/text-area";
import { limits } from "@giftshop/validation/rules";
import type { ContactTranslate } from "./contact-words.ts";
import { fieldProps } from "./field-props.ts";

export interface ContactFieldsProps {
  t: ContactTranslate;
  /** The focus goes to the first of them, as what had it is gone. Default `false`. */
  focused?: boolean;
  /** Somebody goes into a field. */
  onFocus(): void;
}

/** Nobody needs to be told of 3000 characters before the first one. */
const countedFrom = limits.letter - 500;

/** Who writes, about what, and the message. */
export const ContactFields = ({ t, focused = false, onFocus }: ContactFieldsProps) => {
  const message = useFormField("message");
  const fields = fieldProps(t);
  return (
    <>
      <FormTextField {...fields.name} autoFocus={focused} onFocus={onFocus} />
      <FormTextField {...fields.email} onFocus={onFocus} />
      <FormTextField {...fields.orderNumber} />
      <TextArea
        {...fields.message}
        {...message.control}
        error={message.error}
        {...(message.value.length > countedFrom && { limit: limits.letter })}
        remainingLabel={(count) => t("contact.remaining", { count })}
        onFocus={onFocus}
      />
    </>
  );
};
