import { loadReceiverDialog } from "@giftshop/receivers/dialog";
import type { Language } from "@giftshop/storefront-config";
import { EditDialog } from "./edit-dialog.tsx";

/** The dialogs that change a line, with their words. This module is fetched on first need. */
export const loadDialogs = async (language: Language) => ({ ...(await loadReceiverDialog(language)), EditDialog });
