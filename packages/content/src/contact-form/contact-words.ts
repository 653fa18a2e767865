import type { Translate } from "@giftshop/messages";
import type en from "../../messages/en.json";

/** The words of the form in one language, as a leaf gets them. */
export type ContactWords = Pick<typeof en, "contact">;

export type ContactTranslate = Translate<ContactWords>;
