import { lineWithoutTax, major, push } from "@giftshop/analytics";
import { cardValue, type Draft } from "../draft/draft.ts";
import type { Offer } from "../offer.ts";

/** Tells that a gift is in the basket, of several people one for each. */
export const tellAdded = (draft: Draft, { sold, minimum }: Offer): void => {
  const { item, currency, vat, extras } = sold;
  const quantity = draft.quantity * (draft.several ? draft.people.length : 1);
  const price = cardValue(draft) ?? minimum.value;
  const around = [draft.wrapperId, draft.packingId].reduce((sum, id) => sum + (id ? (extras[id] ?? 0) : 0), 0);
  const value = lineWithoutTax({ productType: item.item_category ?? "", price }, around, quantity, vat);
  push({
    event: "add_to_cart",
    ecommerce: { currency, value: major(value), items: [{ ...item, price: major(value) / quantity, quantity }] },
  });
};
