import { formatDate } from "@giftshop/messages";
import type { OrderRecord } from "../../../money/order/index.ts";
import type { Mail, OriginOf } from "../../../platform/outbox/email.ts";
import { composeNotice } from "../../mail/compose-notice.tsx";
import { mailScene } from "../../mail/render.tsx";
import type { TrackingView } from "../aftercare/tracking.ts";
import { mailDomain } from "../mail-domain.ts";

interface Left {
  order: OrderRecord;
  /** Tells this posting of the parcel from others. */
  name: string;
  tracking: TrackingView | null;
  carrier: string;
  /** Lines of the envelope. */
  address: readonly string[];
  expectedAt: Date;
}

/** Tells the buyer that a parcel has left, where to, and how it can be followed. */
export const composeParcel = (
  { order, name, tracking, carrier, address, expectedAt }: Left,
  originOf: OriginOf,
): Mail => {
  const scene = mailScene(order.storefront, order.language, originOf);
  const { shop, origin, t } = scene;
  const { number } = order;
  const date = formatDate(expectedAt, shop.locale, shop.storefront.timeZone);
  const page = { text: t("confirmation.view"), href: `${origin}${shop.link("confirmation", { uuid: order.id })}` };
  return {
    ...composeNotice(scene, {
      messageId: `<parcel.${order.id}.${name}@${mailDomain(order)}>`,
      to: order.email,
      subject: t("parcel.subject", { number }),
      preview: t("parcel.preview", { date }),
      greeting: t("refund.greeting", { name: order.firstName }),
      texts: [t("parcel.text", { carrier, date })],
      facts: [
        { label: t("parcel.address"), value: address.join(", ") },
        ...(tracking ? [{ label: t("parcel.code"), value: tracking.code }] : []),
      ],
      view: tracking?.url ? { text: t("parcel.track"), href: tracking.url } : page,
    }),
    automatic: false,
  };
};
