import { randomUUID } from "node:crypto";
import { runDispatch } from "../dispatch/run-dispatch.ts";
import { billing, type Shop } from "./shop.ts";

export const [printed, emailed] = ["cafe-elodie-p", "cafe-elodie-d"] as const;

/**
 * What buyers, packers and the provider do to an order that is
 * posted. `shopNow` answers the shop of the test that runs.
 */
export const dispatching = (shopNow: () => Shop) => {
  const place = async (...skus: string[]) => {
    const shop = shopNow();
    const buyer = await shop.buyer();
    for (const sku of skus) await buyer.add(sku);
    // Each has a mailbox of their own: many who wait for one take proof of work.
    const { orderUuid } = await buyer.place({ billing: { ...billing, email: `${randomUUID()}@example.com` } });
    return { buyer, orderUuid, payment: await shop.paymentOf(orderUuid), number: await shop.numberOf(orderUuid) };
  };
  const pay = async (payment: string): Promise<void> => {
    shopNow().provider.move(payment, "PAID");
    await shopNow().announce(payment);
  };
  return {
    place,
    pay,
    buy: async (...skus: string[]) => {
      const order = await place(...skus);
      await pay(order.payment);
      return order;
    },
    /** What the command says, and whether all of it was done. */
    dispatch: async (...words: string[]) => {
      const said = await runDispatch(shopNow().services, words);
      return { lines: said.map(({ text }) => text), ok: said.every(({ done }) => done) };
    },
    /** A minute later the provider says that so much of a payment is left. */
    leave: (payment: string, amount: number): Promise<void> => {
      const { services, provider, announce } = shopNow();
      services.clock.advance(60_000);
      provider.hold(payment, { amount });
      return announce(payment);
    },
  };
};
