import { createTranslate } from "@giftshop/messages";
import type { Language } from "@giftshop/storefront-config";
import { createElement } from "react";
import { DeliveryDayModal, type DeliveryDayModalProps } from "./delivery-day-modal.tsx";
import { loadMessages } from "./messages/late.ts";

/** The language that the shell writes on the page. */
const languageOfPage = (): Language => {
  const { lang, dataset } = document.documentElement;
  return (dataset.language ?? lang) as Language;
};

/** The window with its words. This module is fetched on first need. */
export const loadDayWindow = async () => {
  const language = languageOfPage();
  const t = createTranslate(language, await loadMessages(language));
  return (props: Omit<DeliveryDayModalProps, "t">) => createElement(DeliveryDayModal, { ...props, t });
};
