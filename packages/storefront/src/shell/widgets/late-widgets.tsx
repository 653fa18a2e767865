"use client";

import { LazyScrollToTop } from "@giftshop/ui-kit/scroll-to-top/lazy";
import { useCallback, useEffect } from "react";
import { unfoldColumns } from "../footer/unfold-columns.ts";
import { watchMenus } from "../header/close-menus/close-menus.ts";
import { ConsentWidget } from "./consent/consent-widget.tsx";
import { PopUpWidget } from "./pop-up/pop-up-widget.tsx";
import { ForeignVisitor } from "./store-banner/foreign-visitor.tsx";
import { StoreWidget } from "./store-modal/store-widget.tsx";
import { watchPage } from "./watch-page.ts";
import type { Opened, WidgetsProps } from "./widgets-props.ts";

export interface LateWidgetsProps extends WidgetsProps {
  /** What is about to be wanted: a pointer or focus is on what opens it. */
  near: Opened;
  /** What is wanted over the page. */
  opened: Opened;
  /** Something else is wanted, or nothing more; the same function at every call. */
  onOpen(what: Opened): void;
}

/**
 * All widgets of a page, and what looks after the header's menus
 * and the footer's columns. What they show is fetched at need.
 */
export const LateWidgets = ({ data, page, popUp, ways, near, opened, onOpen }: LateWidgetsProps) => {
  const openConsent = useCallback(() => onOpen("consent"), [onOpen]);
  const close = useCallback(() => onOpen(undefined), [onOpen]);
  useEffect(watchMenus, []);
  useEffect(unfoldColumns, []);
  useEffect(() => watchPage(page), [page]);
  return (
    <>
      {ways && (
        <>
          <ForeignVisitor data={data} here={ways.here} />
          {popUp !== undefined && opened === undefined && <PopUpWidget data={data} popUp={popUp} />}
          <LazyScrollToTop label={ways.top} />
          <StoreWidget
            data={data}
            here={ways.here}
            near={near === "stores"}
            open={opened === "stores"}
            onClose={close}
          />
        </>
      )}
      <ConsentWidget
        data={data}
        near={near === "consent"}
        open={opened === "consent"}
        onOpen={openConsent}
        onClose={close}
      />
    </>
  );
};
