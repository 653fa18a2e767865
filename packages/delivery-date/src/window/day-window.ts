import { createTranslate } from "@giftshop/messages";
import type { Language } from "@giftshop/storefront-config";
import { createElement, type ReactElement } from "react";
import { DeliveryDayModal, type DeliveryDayModalProps } from "./delivery-day-modal.tsx";
import { loadMessages } from "./messages/late.ts";

/** The language that the shell writes on the page. */
const languageOfPage = (): Language => {
  const { lang, dataset } = document.documentElement;
  return (dataset.language ?? lang) as Language;
};

/** What the window asks of whoever opens it: its words come with it. */
export interface DayWindowProps extends Omit<DeliveryDayModalProps, "t"> {}

/** The window with its words. This module is fetched on first need. */
export const loadDayWindow = async (): Promise<(props: DayWindowProps) => ReactElement> => {
  const language = languageOfPage();
  const t = createTranslate(language, await loadMessages(language));
  return (props) => createElement(DeliveryDayModal, { ...props, t });
};
