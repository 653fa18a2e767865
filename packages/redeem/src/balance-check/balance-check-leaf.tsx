"use client";

import type { ShopData } from "@giftshop/storefront-config/shop";
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import type { RedeemWords } from "./balance-words.ts";
import { ChunkBoundary } from "./chunk-boundary.tsx";

const BalanceCheck = lazy(() => import("./balance-check.tsx").then((module) => ({ default: module.BalanceCheck })));

export interface BalanceCheckLeafProps {
  shop: ShopData;
  words: RedeemWords;
  /** Stands in its place, in its size, until it lives. */
  skeleton: ReactNode;
}

const never = () => () => {};

/** The form, from the moment the page lives. */
export function BalanceCheckLeaf({ shop, words, skeleton }: BalanceCheckLeafProps) {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!hydrated) return skeleton;
  return (
    <ChunkBoundary words={words.balance.errors.unavailable}>
      <Suspense fallback={skeleton}>
        <BalanceCheck shop={shop} words={words} />
      </Suspense>
    </ChunkBoundary>
  );
}
