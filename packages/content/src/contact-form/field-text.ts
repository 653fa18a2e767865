import type { ContactTranslate } from "./contact-words.ts";

const missing = ["required", "blank"];

/** The sentence beside a field, by its path and the name of the error. */
export const fieldText = (t: ContactTranslate, field: string, error: string): string => {
  if (error === "emoji") return t("contact.errors.emoji");
  switch (field) {
    case "name":
      if (missing.includes(error)) return t("contact.errors.name");
      return error === "tooLong" ? t("contact.errors.nameLong") : t("contact.errors.characters");
    case "email":
      return missing.includes(error) ? t("contact.errors.email") : t("contact.errors.emailForm");
    case "orderNumber":
      return t("contact.errors.order");
    default:
      if (missing.includes(error)) return t("contact.errors.message");
      return error === "tooLong" ? t("contact.errors.tooLong") : t("contact.errors.characters");
  }
};
