import { lockSoldCards } from "../../money/giftcard/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { aftercareOf } from "../checkout/aftercare/aftercare-of.ts";
import type { OrderView } from "../checkout/view/show-order.ts";
import { cardLinesOf, giftStateOf, packageOf, withOwnOrder } from "./own-package.ts";
import { sendGifts } from "./send-gifts.ts";

/** A package of an order of one's own. */
export interface PackageInput {
  orderUuid: string;
  packageId: string;
}

/**
 * `resendGift`: sends a gift's e-mail once more to the same address, with the same cards.
 *
 * @throws 1002, 2038, 2042, and 2070 where nothing was sent, cards are blocked or over, or it went too
 * often
 */
export const resendGift = (input: PackageInput, scope: Scope): Promise<OrderView> =>
  withOwnOrder(input.orderUuid, scope, async (client, own) => {
    const target = packageOf(own, input.packageId);
    if (!aftercareOf(target, giftStateOf(own, target), own).canResend)
      throw new Failure("giftNotSendable", "input.packageId");
    const lines = await cardLinesOf(client, own, [target]);
    const cards = await lockSoldCards(client, lines, own.now);
    const unusable = cards.some(({ refusal }) => refusal === "BLOCKED" || refusal === "EXPIRED");
    const sent = unusable ? 0 : await sendGifts(scope.services, client, own, [target.package], false);
    if (sent === 0) throw new Failure("giftNotSendable", "input.packageId");
  });
