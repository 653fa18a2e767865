import { type FragmentType, type ResultOf, readFragment } from "@giftshop/graphql";
import { ExtraFragment, type LineFragment } from "../line/line.fragment.ts";
import type { PackageInput } from "./put-back.ts";
import { recipientInput } from "./recipient-input.ts";

const idOf = (extra: FragmentType<typeof ExtraFragment> | null): string | null =>
  readFragment(ExtraFragment, extra)?.variation.id ?? null;

/** Everything that is needed to put a package back as it was. */
export const packageInput = (line: ResultOf<typeof LineFragment>, idempotencyKey: string): PackageInput => {
  const { giftcard, recipient, message, wrapper, giftPacking, deliveryDate } = line;
  return {
    idempotencyKey,
    variationId: giftcard.variation.id,
    value: giftcard.price.value,
    quantity: giftcard.qty,
    recipient: recipient && recipientInput(recipient),
    message: message?.text ?? null,
    wrapperId: idOf(wrapper),
    giftPackingId: idOf(giftPacking),
    deliveryDate,
  };
};
