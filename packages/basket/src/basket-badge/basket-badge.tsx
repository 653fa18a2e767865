"use client";

import { Badge } from "@giftshop/ui-kit/badge";
import { BasketIcon } from "@giftshop/ui-kit/icon";
import { IconLink } from "@giftshop/ui-kit/icon-button";
import { useBasketQuantity } from "./use-basket-quantity.ts";

export interface BasketBadgeProps {
  /** Address of the basket's page. */
  href: string;
  /** Name of the link while nothing is in the basket. */
  label: string;
  /** Name of the link otherwise, with `{count}` left in. */
  countLabel: string;
}

/** The way to the basket, with how much is in it. */
export const BasketBadge = ({ href, label, countLabel }: BasketBadgeProps) => {
  const quantity = useBasketQuantity();
  return (
    <IconLink
      href={href}
      label={quantity > 0 ? countLabel.replace("{count}", String(quantity)) : label}
      icon={<BasketIcon />}
      badge={
        quantity > 0 && (
          <Badge kind="count" tone="primary">
            {quantity > 99 ? "99+" : quantity}
          </Badge>
        )
      }
    />
  );
};
