import { loadReceiverWords } from "@giftshop/messages/late-receivers";
import { CardCountNote } from "../product-dialogs/card-count/card-count-note.tsx";
import { languageOfPage, lateWords } from "../product-dialogs/late-words.ts";
import { PeopleField } from "../several/people-field.tsx";
import { AddedDialog } from "./added-dialog.tsx";
import { AmountChoice } from "./amount-choice.tsx";
import { LookButtons } from "./look-buttons.tsx";
import { RecipientName } from "./recipient-name.tsx";
import { RecipientWhere } from "./recipient-where.tsx";

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
  LookButtons,
  PeopleField,
  RecipientName,
  RecipientWhere,
});
