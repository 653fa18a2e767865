"use client";

import { keepClickId } from "@giftshop/analytics";
import type { WidgetTexts } from "@giftshop/content";
import { useEffect, useState } from "react";
import { useLatePart } from "../../late-part/use-late-part.ts";
import { offerCookieConsent } from "./cookie-consent.ts";

const fetchModal = () => import("./consent-modal.tsx").then(({ ConsentModal }) => ConsentModal);

export interface ConsentWidgetProps {
  texts: WidgetTexts["consent"];
  /** The settings are wanted. */
  open: boolean;
  /** The same function at every call. */
  onOpen(): void;
  onClose(): void;
}

/** Cookie settings, fetched when they are first wanted; the object that opens them; and what consent allows to be kept. */
export function ConsentWidget({ texts, open, onOpen, onClose }: ConsentWidgetProps) {
  // Stays once it was wanted: a modal has its way out.
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  const Modal = useLatePart(wanted, fetchModal);
  useEffect(() => offerCookieConsent(onOpen), [onOpen]);
  useEffect(keepClickId, []);
  return Modal && <Modal texts={texts} open={open} onClose={onClose} />;
}
