"use client";

import { useCallback, useEffect, useState } from "react";
import { unfoldColumns } from "../footer/unfold-columns.ts";
import { watchMenus } from "../header/close-menus/close-menus.ts";
import { useLatePart } from "../late-part/use-late-part.ts";
import { ConsentWidget } from "./consent/consent-widget.tsx";
import { ScrollTop } from "./scroll-top/scroll-top.tsx";
import { StoreBanner } from "./store-banner/store-banner.tsx";
import type { Opened, WidgetsProps } from "./widgets.tsx";

const fetchModal = () => import("./store-modal/store-modal.tsx").then(({ StoreModal }) => StoreModal);

export interface LateWidgetsProps extends WidgetsProps {
  /** What is wanted over the page. */
  opened: Opened;
  /** Something else is wanted, or nothing more. The same function at every call. */
  onOpen(what: Opened): void;
}

/** All widgets of a page, and what looks after the header's menus and the footer's columns. */
export function LateWidgets({ texts, stores, here, opened, onOpen }: LateWidgetsProps) {
  const choosing = opened === "stores";
  // Stays once it was wanted: a modal has its way out.
  const [wanted, setWanted] = useState(choosing);
  if (choosing && !wanted) setWanted(true);
  const Modal = useLatePart(wanted, fetchModal);
  const openConsent = useCallback(() => onOpen("consent"), [onOpen]);
  const close = () => onOpen(undefined);
  useEffect(watchMenus, []);
  useEffect(unfoldColumns, []);
  return (
    <>
      <StoreBanner texts={texts.banner} stores={stores} here={here} />
      <ScrollTop label={texts.top} />
      {Modal && <Modal texts={texts.stores} stores={stores} here={here} open={choosing} onClose={close} />}
      <ConsentWidget texts={texts.consent} open={opened === "consent"} onOpen={openConsent} onClose={close} />
    </>
  );
}
