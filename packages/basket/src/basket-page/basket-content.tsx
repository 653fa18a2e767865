import { createTranslate } from "@giftshop/messages";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { FocusKeeper } from "@giftshop/ui-kit/focus-keeper";
import { type ReactNode, useMemo } from "react";
import { Totals } from "../totals/totals.tsx";
import * as styles from "./basket-page.css.ts";
import type { BasketContext, BasketSetting } from "./basket-setting.ts";
import { Notices } from "./notices.tsx";
import { RemovedNotice } from "./removed-notice.tsx";
import { ShipmentList } from "./shipment-list.tsx";
import { type BasketState, useBasket } from "./use-basket.ts";
import { useViewCart } from "./use-view-cart.ts";

export interface BasketContentProps {
  setting: BasketSetting;
  /** What is shown where nothing is in it. */
  suggestions?: ReactNode;
  /** Shown until the basket has come. */
  skeleton: ReactNode;
}

/** The visitor's basket: who gets what, when, and what it comes to. */
export const BasketContent = ({ setting, suggestions, skeleton }: BasketContentProps) => {
  const state = useBasket();
  const context = useMemo<BasketContext>(
    () => ({ ...setting, t: createTranslate(setting.language, setting.words) }),
    [setting],
  );
  useViewCart(state.basket, setting.vat);
  return <BasketView {...{ context, state, suggestions, skeleton }} />;
};

export interface BasketViewProps {
  context: BasketContext;
  state: BasketState;
  suggestions?: ReactNode;
  skeleton: ReactNode;
}

/** The basket in a given state, for stories and tests. */
export const BasketView = (props: BasketViewProps) => (
  <FocusKeeper className={styles.room}>
    <Notices {...props} />
    {(props.state.basket || !props.state.problem) && <Parts {...props} />}
  </FocusKeeper>
);

const Parts = ({ context, state, suggestions, skeleton }: BasketViewProps) => {
  const { t, hrefs } = context;
  const { basket } = state;
  if (!basket) return skeleton;
  if (basket.shipments.length === 0) {
    return (
      <>
        <RemovedNotice context={context} state={state} />
        <EmptyState
          scene="basket"
          title={t("empty.title")}
          action={<ButtonLink href={hrefs.listing}>{t("empty.action")}</ButtonLink>}
        >
          {t("empty.text")}
        </EmptyState>
        {suggestions}
      </>
    );
  }
  const blocked = basket.shipments.some(({ packages }) => packages.some(({ problem }) => problem));
  return (
    <div className={styles.layout}>
      <ShipmentList context={context} state={state} shipments={basket.shipments} />
      <Totals context={context} basket={basket} pending={state.wishes.size > 0} blocked={blocked} />
    </div>
  );
};
