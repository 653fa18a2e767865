import { getStorefront } from "@giftshop/storefront-config";
import { readOrder } from "../../../money/order/index.ts";
import { email } from "../../../platform/outbox/email.ts";

/** The buyer is to be told that a choice card took the place of a brand's. */
export interface RestoredJob {
  orderId: string;
  /** Id in `issued_card`. */
  card: number;
  /** Minor units of the order's currency. */
  value: number;
}

export const restoredEmail = email("issue-restored", {
  facts: async ({ pool }, { orderId, card, value }: RestoredJob) => {
    const order = await readOrder(pool, orderId);
    if (order === undefined || order.email === "") return undefined;
    const {
      storefront,
      language,
      email: to,
      firstName: buyerName,
      number: orderNumber,
      id: orderUuid,
      currency,
    } = order;
    const domain = getStorefront(storefront).organisation.email.split("@").at(-1) ?? "";
    const messageId = `<restored.${card}.${orderId}@${domain}>`;
    return { storefront, language, to, buyerName, orderNumber, orderUuid, amount: { value, currency }, messageId };
  },
  template: async () => (await import("../../mail/compose-restored.ts")).composeRestored,
  nameOf: async (db, { orderId }) => (await readOrder(db, orderId))?.number,
});
