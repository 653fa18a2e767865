import { loadReceiverWords } from "@giftshop/messages/late-receivers";
import { CardCountNote } from "../product-dialogs/card-count/card-count-note.tsx";
import { languageOfPage, lateWords } from "../product-dialogs/late-words.ts";
import { PeopleField } from "../several/people-field.tsx";
import { AddedDialog } from "./added/added-dialog.tsx";
import { AmountChoice } from "./choices/amount-choice.tsx";
import { deliveryOf } from "./choices/delivery-of.ts";
import { ExpressButtons, keepWallet } from "./choices/express-buttons.tsx";
import { LookButtons } from "./choices/look-buttons.tsx";
import { RecipientName } from "./choices/recipient-name.tsx";
import { RecipientWhere } from "./choices/recipient-where.tsx";

/**
 * The parts of the form that appear once something is chosen,
 * with their words. This module is fetched on first need.
 */
export const loadLateForm = async () => ({
  t: await lateWords(),
  receivers: await loadReceiverWords(languageOfPage()),
  AddedDialog,
  AmountChoice,
  CardCountNote,
  deliveryOf,
  ExpressButtons,
  keepWallet,
  LookButtons,
  PeopleField,
  RecipientName,
  RecipientWhere,
});

/** Those parts, once they are here. */
export type LateForm = Awaited<ReturnType<typeof loadLateForm>>;
