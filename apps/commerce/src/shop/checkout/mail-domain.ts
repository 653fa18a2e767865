import { getStorefront } from "@giftshop/storefront-config";
import type { OrderRecord } from "../../money/order/index.ts";

/** Right half of the ids of a storefront's messages. */
export const mailDomain = ({ storefront }: Pick<OrderRecord, "storefront">): string =>
  getStorefront(storefront).organisation.email.split("@").at(-1) ?? "";
