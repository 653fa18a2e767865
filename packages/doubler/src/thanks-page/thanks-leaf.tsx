"use client";

import type { ShopData } from "@giftshop/storefront-config/shop";
import { Leaf } from "@giftshop/ui-kit/leaf";
import { Text } from "@giftshop/ui-kit/text";
import type { DoublerWords } from "../doubler-words.ts";

const load = async () => (await import("./own-receipt.tsx")).OwnReceipt;

export interface ThanksLeafProps {
  shop: ShopData;
  words: DoublerWords;
  /** Said where this browser has no receipt. */
  none: string;
}

/** The receipt of this browser's entry. */
export const ThanksLeaf = ({ none, ...props }: ThanksLeafProps) => {
  const text = <Text>{none}</Text>;
  return (
    <Leaf load={load} skeleton={text} failed={() => text}>
      {(OwnReceipt) => <OwnReceipt {...props} />}
    </Leaf>
  );
};
