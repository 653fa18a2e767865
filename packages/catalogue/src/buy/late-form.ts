import { CardCountNote } from "../product-dialogs/card-count/card-count-note.tsx";
import { lateWords } from "../product-dialogs/late-words.ts";
import { AddedDialog } from "./added-dialog.tsx";
import { AmountChoice } from "./amount-choice.tsx";
import { RecipientFields } from "./recipient-fields.tsx";

/** The parts of the form that appear once something is chosen, with their words. This module is fetched on first need. */
export const loadLateForm = async () => ({
  t: await lateWords(),
  AddedDialog,
  AmountChoice,
  CardCountNote,
  RecipientFields,
});
