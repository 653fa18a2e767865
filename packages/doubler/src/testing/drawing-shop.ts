import { createShop, type Shop } from "@giftshop/storefront-config";

/** A shop that has a draw, in a language that it speaks. */
export const drawingShop = (language: unknown): Shop =>
  language === "nl" ? createShop("CB", "nl") : createShop("CBFR", "fr");
