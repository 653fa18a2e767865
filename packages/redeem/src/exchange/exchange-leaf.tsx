"use client";

import type { ShopData } from "@giftshop/storefront-config/shop";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Leaf } from "@giftshop/ui-kit/leaf";
import { type ReactNode, useState } from "react";
import type { ExchangeDeskProps } from "./exchange-desk.tsx";

/** What is said where it cannot be fetched. */
export interface ExchangeLeafTexts {
  failedTitle: string;
  failedText: string;
  retry: string;
}

export interface ExchangeLeafProps {
  shop: ShopData;
  texts: ExchangeLeafTexts;
  /** Stands in its place until it lives. */
  skeleton: ReactNode;
  paying?: boolean;
}

/** The exchange, from the moment the page lives; its words come with it. */
export function ExchangeLeaf({ shop, texts, skeleton, paying = false }: ExchangeLeafProps) {
  const [load] = useState(() => async () => {
    const [{ ExchangeDesk }, t] = await Promise.all([
      import("./exchange-desk.tsx"),
      import("./load-words.ts").then(({ loadExchangeWords }) => loadExchangeWords(shop.language)),
    ]);
    return (props: Omit<ExchangeDeskProps, "t">) => <ExchangeDesk {...props} t={t} />;
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
}
