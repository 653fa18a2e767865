import { createTranslate } from "@giftshop/messages";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button, ButtonLink } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { Totals } from "../totals/totals.tsx";
import * as styles from "./basket-page.css.ts";
import type { BasketContext, BasketSetting } from "./basket-setting.ts";
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
  const list = useRef<HTMLDivElement>(null);
  const offered = useRef(removed);
  useEffect(() => {
    // Put back: the button that had the focus is gone with its notice.
    if (offered.current && !removed && document.activeElement === document.body)
      list.current?.focus({ preventScroll: true });
    offered.current = removed;
  }, [removed]);
  if (!basket) return state.problem ? <Notices context={context} state={state} /> : skeleton;
  if (basket.shipments.length === 0) {
    return (
      <>
        <Notices context={context} state={state} />
        <RemovedNotice context={context} state={state} />
        <EmptyState title={t("empty.title")} action={<ButtonLink href={hrefs.listing}>{t("empty.action")}</ButtonLink>}>
          {t("empty.text")}
        </EmptyState>
      </>
    );
  }
  const blocked = basket.shipments.some(({ packages }) => packages.some(({ problem }) => problem));
  return (
    <div className={styles.layout}>
      <Notices context={context} state={state} />
      <ShipmentList ref={list} context={context} state={state} shipments={basket.shipments} />
      <Totals context={context} basket={basket} pending={state.wishes.size > 0} blocked={blocked} />
    </div>
  );
}

/** What went wrong, with what can be done about it. */
function Notices({ context: { t }, state }: { context: BasketContext; state: BasketState }) {
  const { problem, retry } = state;
  return (
    <div className={styles.notices}>
      {problem && (
        <Banner
          tone={problem === "changed" || problem === "gone" ? "info" : "danger"}
          action={
            (problem === "unreachable" || problem === "unexpected") && (
              <Button variant="secondary" size="small" onClick={retry}>
                {t("problems.retry")}
              </Button>
            )
          }
        >
          {t(`problems.${problem}`)}
        </Banner>
      )}
    </div>
  );
}
