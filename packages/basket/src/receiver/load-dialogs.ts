import { loadReceiverWords } from "@giftshop/messages/late-receivers";
import type { Language } from "@giftshop/storefront-config";
import { EditDialog } from "./edit-dialog.tsx";
import { ReceiverDialog } from "./receiver-dialog.tsx";

/** The dialogs that change a line, with their words. This module is fetched on first need. */
export const loadDialogs = async (language: Language) => ({
  words: await loadReceiverWords(language),
  EditDialog,
  ReceiverDialog,
});
