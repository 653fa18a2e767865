"use client";

import { followClickId } from "@giftshop/analytics";
import { useLate } from "@giftshop/ui-kit/on-need";
import { useEffect } from "react";
import { loadWidgetData } from "../data/load-widget-data.ts";
import { offerCookieConsent } from "./cookie-consent.ts";

export interface ConsentWidgetProps {
  /** Where the data of the widgets is. */
  data: string;
  /** About to be wanted: fetched, not shown. */
  near: boolean;
  /** The settings are wanted. */
  open: boolean;
  /** Called when it opens; the same function at every render. */
  onOpen(): void;
  /** Called when it closes; the same function at every render. */
  onClose(): void;
}

/**
 * Cookie settings, fetched before they are first wanted; the
 * object that opens them; and what consent allows to be kept.
 */
export const ConsentWidget = ({ data, near, open, onOpen, onClose }: ConsentWidgetProps) => {
  const {
    part: late,
    start,
    fetch,
  } = useLate(async () => {
    const [{ ConsentModal }, { texts }] = await Promise.all([import("./consent-modal.tsx"), loadWidgetData(data)]);
    return { ConsentModal, texts: texts.consent };
  });
  useEffect(() => {
    if (open) fetch().catch(onClose);
    else if (near) start();
  }, [open, near, fetch, start, onClose]);
  useEffect(() => offerCookieConsent(onOpen), [onOpen]);
  useEffect(followClickId, []);
  return late && <late.ConsentModal texts={late.texts} open={open} onClose={onClose} />;
};
