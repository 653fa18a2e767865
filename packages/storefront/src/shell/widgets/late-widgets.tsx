"use client";

import { useEffect, useState } from "react";
import { unfoldColumns } from "../footer/unfold-columns.ts";
import { watchMenus } from "../header/close-menus/close-menus.ts";
import { useLatePart } from "../late-part/use-late-part.ts";
import { ScrollTop } from "./scroll-top/scroll-top.tsx";
import { StoreBanner } from "./store-banner/store-banner.tsx";
import type { WidgetsProps } from "./widgets.tsx";

const fetchModal = () => import("./store-modal/store-modal.tsx").then(({ StoreModal }) => StoreModal);

export interface LateWidgetsProps extends WidgetsProps {
  /** The form for language and country is wanted. */
  choosing: boolean;
  /** It is wanted no more. */
  onChosen(): void;
}

/** All widgets of a page, and what looks after the header's menus and the footer's columns. */
export function LateWidgets({ texts, stores, here, choosing, onChosen }: LateWidgetsProps) {
  // Stays once it was wanted: a modal has its way out.
  const [wanted, setWanted] = useState(choosing);
  if (choosing && !wanted) setWanted(true);
  const Modal = useLatePart(wanted, fetchModal);
  useEffect(watchMenus, []);
  useEffect(unfoldColumns, []);
  return (
    <>
      <StoreBanner texts={texts.banner} stores={stores} here={here} />
      <ScrollTop label={texts.top} />
      {Modal && <Modal texts={texts.stores} stores={stores} here={here} open={choosing} onClose={onChosen} />}
    </>
  );
}
