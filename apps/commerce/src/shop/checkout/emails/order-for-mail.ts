import { getStorefront } from "@giftshop/storefront-config";
import { receivableOf } from "../../../money/credit/index.ts";
import { paymentsOfOrder } from "../../../money/giftcard/index.ts";
import {
  amountOf,
  type Delivery,
  notesOf,
  type OrderLine,
  type OrderRecord,
  type PlacedAddress,
  readAddresses,
  readDeliveries,
  readLines,
  readOrder,
} from "../../../money/order/index.ts";
import type { Queryable } from "../../../platform/database/index.ts";
import { batchOfOrder, isOfBatch } from "../../batch/index.ts";
import { readPictures } from "../../catalogue/media/read-pictures.ts";
import type { ConfirmationMail, MailedDelivery } from "../../mail/types.ts";
import { envelopeLines } from "../dispatch/envelope-lines.ts";
import { mailDomain } from "../mail-domain.ts";

/** Who hears of a donation by an e-mail of its own. */
const toldOf = ({ state, recipientEmail }: Delivery): NonNullable<MailedDelivery["told"]> =>
  state === "DONATED" ? "nobody" : recipientEmail === null ? "buyer" : "recipient";

const kindOf = (main: OrderLine | undefined, { kind }: Delivery): MailedDelivery["kind"] => {
  if (main?.kind === "DONATION") return "donation";
  if (main?.kind === "ACTIVATION") return "activation";
  return kind === "DIGITAL" ? "digital" : "physical";
};

/** Gifts that are told one by one: more make a message that mailboxes clip, and servers refuse. */
const mostDeliveries = 50;

/** What an order says of its packages. */
interface Written {
  /** Whether they are a list's whose buyer hands the gifts over. */
  handedOver: boolean;
  lines: readonly OrderLine[];
  addresses: readonly PlacedAddress[];
  notes: ReadonlyMap<number, string>;
  pictures: ReadonlyMap<string, string>;
}

const deliveryOf = (
  order: OrderRecord,
  delivery: Delivery,
  { handedOver, lines, addresses, notes, pictures }: Written,
): MailedDelivery => {
  const address = addresses.find(({ position }) => position === delivery.address);
  const own = lines.filter((line) => line.package === delivery.package);
  const main = own.find(({ extra }) => extra === null);
  const kind = kindOf(main, delivery);
  const message = notes.get(delivery.package);
  const faceSvg = main && pictures.get(main.imageUrl);
  return {
    kind,
    productTitle: main?.title ?? "",
    quantity: main?.quantity ?? 0,
    receiver: delivery.recipientName ?? delivery.recipientEmail ?? `${order.firstName} ${order.lastName}`,
    ...(delivery.recipientName && delivery.recipientEmail ? { email: delivery.recipientEmail } : {}),
    ...(message === undefined ? {} : { message }),
    ...(faceSvg === undefined ? {} : { faceSvg }),
    ...(handedOver ? { handedOver } : {}),
    ...(kind === "donation" ? { told: toldOf(delivery) } : {}),
    ...(kind === "physical" && delivery.expectedAt ? { expectedAt: delivery.expectedAt.toISOString() } : {}),
    ...(address ? { address: envelopeLines(address, getStorefront(order.storefront)) } : {}),
    ...(delivery.kind === "DIGITAL" && delivery.state === "WAITING" && delivery.wantedAt && delivery.leavesAt
      ? { planned: { at: delivery.wantedAt.toISOString(), timeZone: delivery.timeZone } }
      : {}),
    total: { value: own.reduce((sum, line) => sum + amountOf(line), 0), currency: order.currency },
  };
};

/** What the buyer's confirmation says; holds no code. `undefined` where there is no such order. */
export const orderForMail = async (
  client: Queryable,
  orderId: string,
  again?: string,
): Promise<ConfirmationMail | undefined> => {
  const order = await readOrder(client, orderId);
  if (order === undefined) return undefined;
  const lines = await readLines(client, orderId);
  const addresses = await readAddresses(client, orderId);
  const notes = await notesOf(client, orderId);
  const pictures = await readPictures(
    client,
    lines.flatMap(({ extra, imageUrl }) => (extra === null ? [imageUrl] : [])),
  );
  const payments = await paymentsOfOrder(client, { order: orderId, total: order.grandTotal }, order.placedAt);
  const deliveries = await readDeliveries(client, orderId);
  const batch = isOfBatch(order) ? await batchOfOrder(client, orderId) : undefined;
  const written = { handedOver: batch?.delivery === "HAND", lines, addresses, notes, pictures };
  const { currency, shippingTotal, grandTotal, companyName, vatNumber, referenceNumber } = order;
  return {
    storefront: order.storefront,
    language: order.language,
    messageId: `<order.${[order.id, again].filter(Boolean).join(".")}@${mailDomain(order)}>`,
    to: order.email,
    buyerName: order.firstName,
    orderNumber: order.number,
    orderUuid: order.id,
    company: { companyName, vatNumber, referenceNumber },
    deliveries: deliveries.slice(0, mostDeliveries).map((delivery) => deliveryOf(order, delivery, written)),
    more: Math.max(0, deliveries.length - mostDeliveries),
    onInvoice: (await receivableOf(client, orderId)) !== undefined,
    ...(shippingTotal > 0 ? { shipping: { value: shippingTotal, currency } } : {}),
    total: { value: grandTotal, currency },
    cards: payments.map(({ lastDigits, amount }) => ({ lastDigits, amount: { value: amount, currency } })),
  };
};
