"use client";

import type { ShopData } from "@giftshop/storefront-config/shop";
import { Leaf } from "@giftshop/ui-kit/leaf";
import { Text } from "@giftshop/ui-kit/text";
import type { DoublerWords } from "../doubler-words.ts";
import { LeafFailure } from "../leaf-failure.tsx";

const load = async () => (await import("./claim.tsx")).Claim;

/** The prize of the address's link. */
export const ClaimLeaf = (props: { shop: ShopData; words: DoublerWords }) => {
  const { words } = props;
  return (
    <Leaf
      load={load}
      skeleton={<Text>{words.loading}</Text>}
      failed={(retry) => <LeafFailure words={words} retry={retry} />}
    >
      {(Claim) => <Claim {...props} />}
    </Leaf>
  );
};
