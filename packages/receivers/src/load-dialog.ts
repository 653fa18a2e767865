import { loadReceiverWords } from "@giftshop/messages/late-receivers";
import type { Language } from "@giftshop/storefront-config";
import { ReceiverDialog } from "./receiver-dialog.tsx";

export type { Gift, Outcome, ReceiverActions, ReceiverInput } from "./actions.ts";
export type { ReceiverDialogProps } from "./receiver-dialog.tsx";

/** The dialog with its words. This module is fetched on first need. */
export const loadReceiverDialog = async (language: Language) => ({
  words: await loadReceiverWords(language),
  ReceiverDialog,
});
