"use client";

import type { ShopData } from "@giftshop/storefront-config/shop";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Leaf } from "@giftshop/ui-kit/leaf";
import { type ReactNode, useState } from "react";
import type { ExchangePanelProps } from "./exchange-panel.tsx";
import { hasExchange } from "./has-exchange.ts";
import { NoExchange, type NoExchangeProps } from "./no-exchange.tsx";

/** What is said where it cannot be fetched. */
export interface ExchangeLeafTexts {
  failedTitle: string;
  failedText: string;
  retry: string;
  none: NoExchangeProps["texts"];
}

export interface ExchangeLeafProps {
  shop: ShopData;
  /** Address of the balance check. */
  check: string;
  texts: ExchangeLeafTexts;
  /** Stands in its place until it lives. */
  skeleton: ReactNode;
  paying?: boolean;
}

/** The exchange, from the moment the page lives; its words come with it. */
export const ExchangeLeaf = ({ shop, check, texts, skeleton, paying = false }: ExchangeLeafProps) => {
  const [load] = useState(() => async () => {
    // Most who land here have none: they are sent nothing of it.
    if (!hasExchange(document.cookie)) return () => <NoExchange shop={shop} texts={texts.none} check={check} />;
    const [{ ExchangePanel }, t] = await Promise.all([
      import("./exchange-panel.tsx"),
      import("./load-words.ts").then(({ loadExchangeWords }) => loadExchangeWords(shop.language)),
    ]);
    return (props: Omit<ExchangePanelProps, "t">) => <ExchangePanel {...props} t={t} />;
  });
  return (
    <Leaf
      load={load}
      skeleton={skeleton}
      failed={(retry) => (
        <Banner
          tone="danger"
          title={texts.failedTitle}
          action={
            <Button variant="secondary" onClick={retry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.failedText}
        </Banner>
      )}
    >
      {(Desk) => <Desk shop={shop} paying={paying} />}
    </Leaf>
  );
};
