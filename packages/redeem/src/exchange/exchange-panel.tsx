import { type ShopData, shopFrom } from "@giftshop/storefront-config/shop";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Loader } from "@giftshop/ui-kit/loader";
import { useLate } from "@giftshop/ui-kit/on-need";
import { useCallback, useEffect, useMemo, useState } from "react";
import { ExchangeBar } from "./bar/exchange-bar.tsx";
import { ExchangeProvider, type ExchangeWindow } from "./exchange-context.tsx";
import type { ExchangeTranslate } from "./exchange-words.ts";
import { useLeaveWarning } from "./leave-warning.ts";
import { NoExchange } from "./no-exchange.tsx";
import { chooses, productOfLink } from "./product-of-link.ts";
import { type ExchangeHandle, useExchange } from "./use-exchange.ts";
import { useWhoOrders } from "./use-who-orders.ts";

export interface ExchangePanelProps {
  shop: ShopData;
  t: ExchangeTranslate;
  /** It stands on the checkout: no basket, and the form there leads to the payment. */
  paying?: boolean;
  /** How the exchange is had; a story brings its own. */
  use?: () => ExchangeHandle;
}

const loadWindows = () => import("./windows/exchange-window.tsx").then(({ ExchangeWindows }) => ExchangeWindows);

/**
 * The exchange on a page: what is left, its windows, and where there is none the way to the balance check.
 */
export const ExchangePanel = ({ shop: data, t, paying = false, use = useExchange }: ExchangePanelProps) => {
  const shop = useMemo(() => shopFrom(data), [data]);
  const { state, busy, reload, change } = use();
  const [window, setWindow] = useState<ExchangeWindow>();
  const late = useLate(loadWindows);
  const { part: Windows } = late;
  const check = shop.link("balanceCheck");
  const underWay = state.kind === "ready";
  useLeaveWarning(underWay, check, paying);
  const askGuest = useCallback(() => {
    setWindow({ kind: "guest" });
    late.start();
  }, [late.start]);
  useWhoOrders(state.kind === "ready" && !paying ? state.order : undefined, shop, askGuest);

  const open = (next: ExchangeWindow | undefined) => {
    setWindow(next);
    if (next) late.start();
  };

  // A card of the list opens its window in the place of its page, which is there for who has no exchange.
  useEffect(() => {
    if (!underWay || paying) return undefined;
    const pattern = shop.link("redeemCardInfo", { pageId: "_product_" }).replace("_product_", "{product}");
    const choose = (product: string) => {
      setWindow({ kind: "value", product });
      late.start();
    };
    // Pressed before this was here.
    const wanted = location.hash === chooses ? productOfLink(location.pathname, pattern) : undefined;
    if (wanted) {
      history.replaceState(null, "", location.pathname);
      choose(wanted);
    }
    const press = (event: MouseEvent) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      const product = link && link.origin === location.origin ? productOfLink(link.pathname, pattern) : undefined;
      if (!product) return;
      event.preventDefault();
      choose(product);
    };
    document.addEventListener("click", press);
    return () => document.removeEventListener("click", press);
  }, [underWay, paying, shop, late.start]);

  if (state.kind === "loading") return <Loader label={t("page.loading")} />;
  if (state.kind === "failed") {
    return (
      <Banner
        tone="danger"
        title={t("failed.title")}
        action={
          <Button variant="secondary" onClick={reload}>
            {t("retry")}
          </Button>
        }
      >
        {t("failed.text")}
      </Banner>
    );
  }
  if (state.kind !== "ready") {
    const texts = { title: t("none.title"), text: t("none.text"), action: t("none.action") };
    return <NoExchange shop={data} texts={texts} check={check} />;
  }
  return (
    <ExchangeProvider value={{ shop, t, order: state.order, busy, change, open }}>
      <ExchangeBar short={paying} />
      {Windows && <Windows shown={window} checkout={shop.link("redeemCheckout")} />}
    </ExchangeProvider>
  );
};
