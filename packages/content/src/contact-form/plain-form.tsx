import { Button } from "@giftshop/ui-kit/button";
import { TextArea } from "@giftshop/ui-kit/text-area";
import { TextField } from "@giftshop/ui-kit/text-field";
import { ContactFrame } from "./contact-frame.tsx";
import type { ContactTranslate } from "./contact-words.ts";
import { fieldProps } from "./field-props.ts";

/** The form as the server draws it: to be written into before what judges and sends it is here. */
export const PlainForm = ({ t }: { t: ContactTranslate }) => {
  const fields = fieldProps(t);
  return (
    <ContactFrame
      t={t}
      action={
        <Button type="submit" size="large">
          {t("contact.send")}
        </Button>
      }
    >
      <TextField {...fields.name} />
      <TextField {...fields.email} />
      <TextField {...fields.orderNumber} />
      <TextArea {...fields.message} name="message" />
    </ContactFrame>
  );
};
