import { TextArea } from "@giftshop/ui-kit";
import { FormTextField, useFormField } from "@giftshop/ui-kit/form";
import { limits } from "@giftshop/validation/rules";
import type { ContactTranslate } from "./contact-words.ts";

export interface ContactFieldsProps {
  t: ContactTranslate;
  /** Somebody goes into a field. */
  onFocus(): void;
}

/** Nobody needs to be told of 3000 characters before the first one. */
const countedFrom = limits.letter - 500;

/** Who writes, about what, and the message. */
export function ContactFields({ t, onFocus }: ContactFieldsProps) {
  const message = useFormField("message");
  return (
    <>
      <FormTextField name="name" label={t("contact.name")} autoComplete="name" onFocus={onFocus} required />
      <FormTextField
        name="email"
        label={t("contact.email")}
        hint={t("contact.emailHint")}
        type="email"
        autoComplete="email"
        onFocus={onFocus}
        dir="ltr"
        required
      />
      <FormTextField
        name="orderNumber"
        label={t("contact.order")}
        optionalLabel={t("contact.optional")}
        autoComplete="off"
        dir="ltr"
      />
      <TextArea
        {...message.control}
        label={t("contact.message")}
        error={message.error}
        {...(message.value.length > countedFrom && { limit: limits.letter })}
        remainingLabel={(count) => t("contact.remaining", { count })}
        onFocus={onFocus}
        required
      />
    </>
  );
}
