import type { ContactTranslate } from "./contact-words.ts";

/** What each field of the form is, by its name: the same before and after there is script to judge it. */
export const fieldProps = (t: ContactTranslate) =>
  ({
    name: { name: "name", label: t("contact.name"), autoComplete: "name", required: true },
    email: {
      name: "email",
      label: t("contact.email"),
      hint: t("contact.emailHint"),
      type: "email",
      autoComplete: "email",
      dir: "ltr",
      required: true,
    },
    orderNumber: {
      name: "orderNumber",
      label: t("contact.order"),
      optionalLabel: t("contact.optional"),
      autoComplete: "off",
      dir: "ltr",
    },
    message: { label: t("contact.message"), required: true },
  }) as const;
