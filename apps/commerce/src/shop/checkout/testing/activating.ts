import { randomUUID } from "node:crypto";
import { makeChallenge } from "../../../platform/captcha/make-challenge.ts";
import { solvedToken } from "../../../platform/captcha/testing/solve.ts";
import { createActivationOrder } from "../../activation/index.ts";
import { runDispatch } from "../dispatch/run-dispatch.ts";
import { placeActivation } from "../placing/place-activation.ts";
import { type Buyer, billing, type Shop } from "./shop.ts";

/** A card as a packer has it on paper. */
export interface PrintedCard {
  number: string;
  pin: string;
}

/**
 * What a business does with a box of blank cards, from buying it to
 * activating them. `shopNow` answers the shop of the test that runs.
 */
export const activating = (shopNow: () => Shop) => {
  const pay = async (orderUuid: string): Promise<void> => {
    const payment = await shopNow().paymentOf(orderUuid);
    shopNow().provider.move(payment, "PAID");
    await shopNow().announce(payment);
  };
  const pack = async (number: string): Promise<PrintedCard[]> => {
    const [said] = await runDispatch(shopNow().services, ["print", number]);
    const found = (said?.text ?? "").matchAll(/number (\d{19}) {2}PIN (\d+) {2}blank/g);
    return [...found].map(([, card = "", pin = ""]) => ({ number: card, pin }));
  };
  return {
    pay,
    pack,
    /** A box that was paid, packed and sent. */
    box: async () => {
      const shop = shopNow();
      const buyer = await shop.buyer();
      await buyer.add("blank-pack-p");
      const email = `${randomUUID()}@example.com`;
      const { orderUuid } = await buyer.place({ billing: { ...billing, email } });
      await pay(orderUuid);
      const number = await shop.numberOf(orderUuid);
      const cards = await pack(number);
      await runDispatch(shop.services, ["sent", number]);
      return { number, email, cards };
    },
    ask: async ({ scope }: Buyer, input: Record<string, unknown>) => {
      const purpose = { action: "common", storefront: scope.storefront.code } as const;
      const captchaToken = await solvedToken(await makeChallenge(scope.services, purpose));
      return createActivationOrder({ idempotencyKey: randomUUID(), captchaToken, ...input }, scope);
    },
    place: ({ scope }: Buyer, uuid: string, over: Record<string, unknown> = {}) =>
      placeActivation(
        { idempotencyKey: randomUUID(), uuid, paymentMethod: "creditcard", acceptTerms: true, ...over },
        scope,
        shopNow().context,
      ),
  };
};
