import { loadDayWindow } from "@giftshop/delivery-date/window";
import { loadReceiverDialog } from "@giftshop/receivers/dialog";
import type { Language } from "@giftshop/storefront-config";
import { DeleteWindow } from "../windows/delete-window.tsx";
import { GiftWindow } from "../windows/gift-window.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { giftOf, receiverActions } from "./receiver-actions.ts";

/** The windows that show or change a line, with their words. This module is fetched on first need. */
export const loadDialogs = async (language: Language) => {
  const [receivers, DayWindow] = await Promise.all([loadReceiverDialog(language), loadDayWindow()]);
  return { ...receivers, DayWindow, DeleteWindow, EditDialog, GiftWindow, giftOf, receiverActions };
};
