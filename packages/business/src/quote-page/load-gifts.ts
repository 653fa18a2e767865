import type { Asking } from "@giftshop/page";
import type { Gift } from "./gifts.ts";
import { listGifts } from "./list-gifts.ts";

/** Gift cards that a quote can be asked for, by name. */
export const loadGifts = ({ shop, ask }: Asking): Promise<Gift[]> => listGifts(ask, shop.locale);
