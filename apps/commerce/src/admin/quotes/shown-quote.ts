import { readOrder } from "../../money/order/index.ts";
import type { Services } from "../../platform/services.ts";
import { logoOf } from "../../shop/business/quotes/logo-table.ts";
import { priceOffer } from "../../shop/business/quotes/price-lines.ts";
import { type PricedQuote, pricedQuote } from "../../shop/business/quotes/shown-quote.ts";
import type { PricedVersion, QuoteComment, QuoteLine, QuoteRecord } from "../../shop/business/quotes/types.ts";
import { commentsOf, versionsOf } from "../../shop/business/quotes/versions-table.ts";
import { titleOf } from "../../shop/catalogue/present.ts";
import type { CatalogueView } from "../../shop/catalogue/snapshot/view.ts";
import type { DeliveryKind } from "../../shop/catalogue/types.ts";
import { openRequestsOf, type StaffRequest } from "../staff/requests-table.ts";

/** Wrapping or packing of a line. Amounts: minor units, around one card. */
export interface StaffExtra {
  title: string;
  price: number;
  /** What the catalogue says. */
  usual: number;
}

/** A line of a version as staff price it. */
export interface StaffLine extends Pick<QuoteLine, "value" | "quantity"> {
  position: number;
  /** Empty where it is not sold any more. */
  title: string;
  kind: DeliveryKind;
  wrapper: StaffExtra | null;
  packing: StaffExtra | null;
  receivers: readonly { quantity: number; name: string }[];
}

/** A gift that can be put into a quote. */
export interface StaffGift {
  variation: number;
  title: string;
  kind: DeliveryKind;
}

/** A quote with everything that people of the shop decide by. */
export interface StaffQuote {
  quote: QuoteRecord;
  lines: readonly StaffLine[];
  /** What is sold now where it was asked for, by title. */
  gifts: readonly StaffGift[];
  /** Postage of its newest version, minor units. */
  shipping: number;
  /** What a basket would pay; null where something is not sold any more. */
  usualShipping: number | null;
  totals: { gross: number; net: number } | null;
  currency: string;
  timeZone: string;
  versions: readonly PricedVersion[];
  comments: readonly QuoteComment[];
  /** A `data:` URL of a PNG. */
  logo: string | null;
  order: string | null;
  /** What waits for a second person. */
  requests: readonly StaffRequest[];
}

const extraIn = ({ catalogue }: PricedQuote, id: number | null, price: number | null): StaffExtra | null => {
  if (id === null) return null;
  const extra = catalogue.snapshot.extras.get(id);
  return { title: extra ? titleOf(catalogue, extra) : "", price: price ?? 0, usual: extra?.price ?? price ?? 0 };
};

const lineIn = (offer: PricedQuote, line: QuoteLine, position: number): StaffLine => {
  const sold = offer.catalogue.snapshot.byVariation.get(line.variation);
  return {
    position,
    title: sold ? titleOf(offer.catalogue, sold.product) : "",
    kind: sold?.variation.kind ?? "DIGITAL",
    value: line.value,
    quantity: line.quantity,
    wrapper: extraIn(offer, line.wrapper, line.wrapperPrice),
    packing: extraIn(offer, line.giftPacking, line.giftPackingPrice),
    receivers: line.receivers.map(({ quantity, recipient: { name, lastName } }) => ({
      quantity,
      name: [name, lastName].filter(Boolean).join(" "),
    })),
  };
};

const giftsIn = (view: CatalogueView): StaffGift[] =>
  view.snapshot.products
    .filter(({ type }) => type === "GIFTCARD")
    .flatMap((product) =>
      product.variations
        .filter(({ active }) => active)
        .map(({ id, kind }) => ({ variation: id, title: titleOf(view, product), kind })),
    )
    .sort((one, other) => one.title.localeCompare(other.title, view.language));

/** The newest version of a quote, sent or not, with what it costs today. */
export const shownQuote = async (services: Services, quote: QuoteRecord): Promise<StaffQuote> => {
  const { pool } = services;
  const offer = await pricedQuote(services, quote, quote.version);
  const { version, priced, storefront, catalogue } = offer;
  const [versions, comments, logo, order, requests] = await Promise.all([
    versionsOf(pool, quote.id),
    commentsOf(pool, quote.id),
    logoOf(pool, quote.id),
    quote.orderId === null ? undefined : readOrder(pool, quote.orderId),
    openRequestsOf(pool, quote.reference),
  ]);
  return {
    quote,
    lines: version.lines.map((line, position) => lineIn(offer, line, position)),
    gifts: giftsIn(catalogue),
    shipping: version.shipping,
    usualShipping: priced ? priceOffer({ lines: version.lines }, catalogue).shipping : null,
    totals: priced ? { gross: priced.grandTotal, net: priced.grandTotalWithoutTax } : null,
    currency: storefront.currency,
    timeZone: storefront.timeZone,
    versions,
    comments,
    logo: logo ? `data:image/png;base64,${logo.toString("base64")}` : null,
    order: order?.number ?? null,
    requests,
  };
};
