import { createTranslate } from "@giftshop/messages";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button, ButtonLink } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { type ReactNode, useMemo } from "react";
import { Shipment } from "../shipment/shipment.tsx";
import { Totals } from "../totals/totals.tsx";
import * as styles from "./basket-page.css.ts";
import type { BasketContext, BasketSetting } from "./basket-setting.ts";
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
  const { basket } = state;
  if (!basket) return state.problem ? <Notices context={context} state={state} /> : skeleton;
  if (basket.shipments.length === 0) {
    return (
      <>
        <Notices context={context} state={state} />
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
      <div className={styles.shipments}>
        {basket.shipments.map((shipment) => (
          <Shipment key={shipment.id} context={context} state={state} shipment={shipment} />
        ))}
      </div>
      <Totals context={context} basket={basket} pending={state.wishes.size > 0} blocked={blocked} />
    </div>
  );
}

/** What went wrong or was just removed, with what can be done about it. */
function Notices({ context: { t }, state }: { context: BasketContext; state: BasketState }) {
  const { problem, removed, undo, retry } = state;
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
      {removed && (
        <Banner
          tone="success"
          action={
            // Where the pressed button was is nothing any more: focus goes to what takes it back.
            <Button key={removed.input.idempotencyKey} variant="secondary" size="small" autoFocus onClick={undo}>
              {t("removed.undo")}
            </Button>
          }
        >
          {t("removed.text", { title: removed.title })}
        </Banner>
      )}
    </div>
  );
}
