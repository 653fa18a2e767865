import { createTranslate } from "@giftshop/messages";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import { Totals } from "../totals/totals.tsx";
import * as styles from "./basket-page.css.ts";
import type { BasketContext, BasketSetting } from "./basket-setting.ts";
import { Notices } from "./notices.tsx";
import { RemovedNotice } from "./removed-notice.tsx";
import { ShipmentList } from "./shipment-list.tsx";
import { type BasketState, useBasket } from "./use-basket.ts";

export interface BasketContentProps {
  setting: BasketSetting;
  /** Shown until the basket has come. */
  skeleton: ReactNode;
}

/** The visitor's basket: who gets what, when, and what it comes to. */
export function BasketContent({ setting, skeleton }: BasketContentProps) {
  const state = useBasket();
  const context = useMemo<BasketContext>(
    () => ({ ...setting, t: createTranslate(setting.language, setting.words) }),
    [setting],
  );
  return <BasketView context={context} state={state} skeleton={skeleton} />;
}

/** The same for a given state, for stories and tests. */
export function BasketView({
  context,
  state,
  skeleton,
}: {
  context: BasketContext;
  state: BasketState;
  skeleton: ReactNode;
}) {
  const { t, hrefs } = context;
  const { basket, removed } = state;
  /** What shows the basket, or that there is nothing in it. */
  const shown = useRef<HTMLDivElement>(null);
  const offered = useRef(removed);
  useEffect(() => {
    // Put back: the button that had the focus is gone with its notice.
    if (offered.current && !removed && document.activeElement === document.body)
      shown.current?.focus({ preventScroll: true });
    offered.current = removed;
  }, [removed]);
  const lost = useRef(false);
  const onFocusLost = useCallback(() => {
    lost.current = true;
  }, []);
  useEffect(() => {
    // Tried again with success: what was asked for is there, and the button that asked is not.
    if (!lost.current || !shown.current) return;
    lost.current = false;
    if (document.activeElement === document.body) shown.current.focus({ preventScroll: true });
  });
  const notices = <Notices context={context} state={state} onFocusLost={onFocusLost} />;
  if (!basket) return state.problem ? notices : skeleton;
  if (basket.shipments.length === 0) {
    return (
      <>
        {notices}
        <RemovedNotice context={context} state={state} />
        <div ref={shown} className={styles.empty} tabIndex={-1}>
          <EmptyState
            title={t("empty.title")}
            action={<ButtonLink href={hrefs.listing}>{t("empty.action")}</ButtonLink>}
          >
            {t("empty.text")}
          </EmptyState>
        </div>
      </>
    );
  }
  const blocked = basket.shipments.some(({ packages }) => packages.some(({ problem }) => problem));
  return (
    <div className={styles.layout}>
      {notices}
      <ShipmentList ref={shown} context={context} state={state} shipments={basket.shipments} />
      <Totals context={context} basket={basket} pending={state.wishes.size > 0} blocked={blocked} />
    </div>
  );
}
