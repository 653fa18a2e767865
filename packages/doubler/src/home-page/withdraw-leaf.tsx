"use client";

import type { ShopData } from "@giftshop/storefront-config/shop";
import { Leaf } from "@giftshop/ui-kit/leaf";
import { Skeleton } from "@giftshop/ui-kit/skeleton";
import type { DoublerWords } from "../doubler-words.ts";
import { LeafFailure } from "../leaf-failure.tsx";

const load = async () => (await import("./withdraw-form.tsx")).WithdrawForm;

/** The form by which an entry is withdrawn, once the page lives. */
export const WithdrawLeaf = ({ shop, words }: { shop: ShopData; words: DoublerWords }) => (
  <Leaf load={load} skeleton={<Skeleton />} failed={(retry) => <LeafFailure words={words} retry={retry} />}>
    {(WithdrawForm) => <WithdrawForm language={shop.language} words={words} />}
  </Leaf>
);
