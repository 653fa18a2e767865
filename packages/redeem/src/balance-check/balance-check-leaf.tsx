"use client";

import type { ShopData } from "@giftshop/storefront-config/shop";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Leaf } from "@giftshop/ui-kit/leaf";
import type { ReactNode } from "react";
import type { RedeemWords } from "./balance-words.ts";

const load = () => import("./balance-check.tsx").then(({ BalanceCheck }) => BalanceCheck);

export interface BalanceCheckLeafProps {
  shop: ShopData;
  words: RedeemWords;
  /** Stands in its place, in its size, until it lives. */
  skeleton: ReactNode;
}

/** The form, from the moment the page lives. */
export const BalanceCheckLeaf = ({ shop, words, skeleton }: BalanceCheckLeafProps) => {
  const { title, text } = words.balance.errors.unavailable;
  return (
    <Leaf
      load={load}
      skeleton={skeleton}
      failed={(retry) => (
        <Banner
          tone="danger"
          title={title}
          action={
            <Button variant="secondary" onClick={retry}>
              {words.balance.retry}
            </Button>
          }
        >
          {text}
        </Banner>
      )}
    >
      {(BalanceCheck) => <BalanceCheck shop={shop} words={words} />}
    </Leaf>
  );
};
