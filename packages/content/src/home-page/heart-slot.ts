import type { Shop } from "@giftshop/storefront-config";
import type { ComponentType } from "react";

/** Keeps a gift card for later: the catalogue gives it. */
export type HeartSlot = ComponentType<{ shop: Shop; product: { id: string; title: string } }>;
