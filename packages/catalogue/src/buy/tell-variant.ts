import { push, type VariantType } from "@giftshop/analytics";
import type { Draft } from "./draft/draft.ts";
import type { Offer } from "./offer.ts";

const tell = ({ sold }: Offer, variant_type: VariantType, variant: string): void =>
  push({ event: "select_item_variant", item_id: sold.item.item_id ?? "", variant_type, variant });

/**
 * Tells what of a gift was chosen: a value, a wrapper, a
 * packing. What is typed is told when its field is left.
 */
export const tellChosen = (offer: Offer, { value, wrapperId, packingId }: Partial<Draft>): void => {
  if (value !== undefined) tell(offer, "amount", `${value / 100}`);
  if (wrapperId !== undefined) tell(offer, "package", wrapperId);
  if (packingId !== undefined) tell(offer, "gift_packing", packingId);
};

/** Tells how it is to be delivered. */
export const tellKind = (offer: Offer): void => tell(offer, "shipping", offer.kind.toLowerCase());
