import type { ResultOf } from "@giftshop/graphql";
import type { Gift, ReceiverActions } from "@giftshop/receivers/dialog";
import type { BasketState } from "../basket-page/use-basket.ts";
import { copyPackage, deleteReceiver, resetReceiver, setReceiver } from "../calls/edit-calls.ts";
import type { LineFragment } from "../line/line.fragment.ts";

/** A line as the dialog *delivery receiver* sees it. */
export const giftOf = ({ id, giftcard, recipient }: ResultOf<typeof LineFragment>): Gift => ({
  id,
  digital: giftcard.variation.variationType === "DIGITAL",
  recipient,
});

/** Changes of receivers, each of the basket as it is when its turn comes. */
export const receiverActions = ({ edit }: Pick<BasketState, "edit">): ReceiverActions => ({
  set: (packageIds, recipient) => edit(setReceiver({ packageIds: [...packageIds], recipient })),
  copy: (packageId, recipient, idempotencyKey) => edit(copyPackage({ idempotencyKey, packageId, recipient })),
  reset: (packageIds) => edit(resetReceiver({ packageIds: [...packageIds] })),
  remove: (packageIds) => edit(deleteReceiver({ packageIds: [...packageIds] })),
});
