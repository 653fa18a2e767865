import { pages as account } from "@giftshop/account/pages";
import { pages as basket } from "@giftshop/basket/pages";
import { pages as business } from "@giftshop/business/pages";
import { pages as catalogue } from "@giftshop/catalogue/pages";
import { pages as checkout } from "@giftshop/checkout/pages";
import { pages as content } from "@giftshop/content/pages";
import { pages as doubler } from "@giftshop/doubler/pages";
import { pages as gift } from "@giftshop/gift/pages";
import type { Page } from "@giftshop/page";
import { pages as redeem } from "@giftshop/redeem/pages";

/** The pages of every feature, under the name of its package. */
export const features: Readonly<Record<string, readonly Page[]>> = {
  account,
  basket,
  business,
  catalogue,
  checkout,
  content,
  doubler,
  gift,
  redeem,
};
