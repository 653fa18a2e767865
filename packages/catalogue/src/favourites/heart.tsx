"use client";

import { HeartButton } from "@giftshop/ui-kit/heart-button";
import { useSyncExternalStore } from "react";
import { favouritesNow } from "./favourites.ts";
import { pressHeart, watchFavourites } from "./press-heart.ts";

export interface HeartProps {
  /** Id of the product. */
  product: string;
  /** What a press does, with the product's name. */
  label: string;
  className?: string;
}

/** Keeps a gift card as a favourite, in this browser and, of who is signed in, in the account. */
export const Heart = ({ product, label, className }: HeartProps) => {
  const on = useSyncExternalStore(
    watchFavourites,
    () => favouritesNow().products.includes(product),
    () => false,
  );
  return <HeartButton label={label} pressed={on} className={className} onClick={() => pressHeart(product, !on)} />;
};
