import { addressOnOneLine } from "@giftshop/storefront-config/address-lines";
import { availableOf, creditOfBuyer } from "../../../money/credit/index.ts";
import { type Image, type Money, moneyOf } from "../../../platform/graphql/common.ts";
import type { Services } from "../../../platform/services.ts";
import type { DeliveryAddressView } from "../../basket/graphql/addresses.ts";
import { extraKind, imageOf, titleOf } from "../../catalogue/present.ts";
import type { DeliveryKind } from "../../catalogue/types.ts";
import { logoOf } from "./logo-table.ts";
import { pdfPathOf } from "./pdf-path.ts";
import { needsAddress } from "./price-lines.ts";
import { type PricedQuote, pricedQuote, shownVersion } from "./shown-quote.ts";
import { tokenOfQuote } from "./token.ts";
import {
  openStates,
  type QuoteComment,
  type QuoteLine,
  type QuoteReceiver,
  type QuoteRecord,
  type QuoteState,
} from "./types.ts";
import { commentsOf } from "./versions-table.ts";

export interface QuoteExtraView {
  title: string;
  price: Money;
}

/** Who gets how many of a line. */
export interface QuoteReceiverView {
  quantity: number;
  name: string;
  /** Address in one line. */
  place: string | null;
}

export interface QuoteLineView {
  title: string;
  image: Image | null;
  backgroundColor: string;
  kind: DeliveryKind;
  quantity: number;
  value: Money;
  extras: readonly QuoteExtraView[];
  total: Money;
  /** Nobody is named of what the company itself gets. */
  receivers: readonly QuoteReceiverView[];
}

/** A quote as its buyer sees it. */
export interface QuoteView {
  reference: string;
  state: QuoteState;
  version: number;
  createdAt: string;
  validUntil: string | null;
  wantedOn: string | null;
  remark: string | null;
  companyName: string | null;
  /** A `data:` URL of a PNG. */
  logo: string | null;
  contactName: string;
  email: string;
  lines: readonly QuoteLineView[];
  totals: { shipping: Money; grandTotalWithoutTax: Money; grandTotal: Money } | null;
  comments: readonly QuoteComment[];
  canAccept: boolean;
  canWithdraw: boolean;
  /** Something of it is posted. */
  needsDelivery: boolean;
  /** Where its buyer is, as they have said: what is posted goes there unless accepting says otherwise. */
  buyersAddress: DeliveryAddressView | null;
  /** The approved credit of the company covers it now. */
  onInvoice: boolean;
  orderUuid: string | null;
  /** Path of its document on the storefront's host. */
  pdf: string | null;
}

const placeOf = ({ address, email }: QuoteReceiver["recipient"]): string | null =>
  address ? addressOnOneLine(address) : (email ?? null);

const lineView = ({ catalogue, storefront }: PricedQuote, line: QuoteLine): QuoteLineView => {
  const { snapshot } = catalogue;
  const sold = snapshot.byVariation.get(line.variation);
  const extras = [
    { id: line.wrapper, price: line.wrapperPrice ?? 0 },
    { id: line.giftPacking, price: line.giftPackingPrice ?? 0 },
  ].flatMap(({ id, price }) => {
    const extra = id === null ? undefined : snapshot.extras.get(id);
    return extra ? [{ title: titleOf(catalogue, extra), price, kind: extraKind(extra) }] : [];
  });
  const each = line.value + extras.reduce((sum, { price }) => sum + price, 0);
  return {
    title: sold ? titleOf(catalogue, sold.product) : "",
    image: sold ? imageOf(catalogue, sold.product) : null,
    backgroundColor: sold?.product.backgroundColor ?? "",
    kind: sold?.variation.kind ?? "DIGITAL",
    quantity: line.quantity,
    value: moneyOf(storefront, line.value),
    extras: extras.map(({ title, price }) => ({ title, price: moneyOf(storefront, price) })),
    total: moneyOf(storefront, each * line.quantity),
    receivers: line.receivers.map(({ quantity, recipient }) => ({
      quantity,
      name: [recipient.name, recipient.lastName].filter(Boolean).join(" "),
      place: placeOf(recipient),
    })),
  };
};

/** Whether the credit of a quote's company covers it now. */
const coveredByCredit = async (
  { pool }: Pick<Services, "pool">,
  { quote, storefront, priced }: PricedQuote,
): Promise<boolean> => {
  if (!quote.onInvoice || priced === undefined) return false;
  const { legalEntity, currency } = storefront;
  const credit = await creditOfBuyer(pool, { legalEntity, currency, email: quote.buyer.email });
  return credit !== undefined && priced.grandTotal <= availableOf(credit);
};

/** A quote as its page shows it: what was asked for, and once it was sent, what it costs. */
export const showQuote = async (services: Services, quote: QuoteRecord): Promise<QuoteView> => {
  const offer = await pricedQuote(services, quote, shownVersion(quote));
  const { priced, storefront, version } = offer;
  const isPriced = version.version > 0;
  const isOver = quote.validUntil !== null && quote.validUntil <= services.clock.now();
  const { buyer } = quote;
  const logo = await logoOf(services.pool, quote.id);
  return {
    reference: quote.reference,
    state: quote.state,
    version: version.version,
    createdAt: quote.createdAt.toISOString(),
    validUntil: isPriced ? (quote.validUntil?.toISOString() ?? null) : null,
    wantedOn: quote.wantedOn,
    remark: quote.remark,
    companyName: buyer.companyName,
    logo: logo ? `data:image/png;base64,${logo.toString("base64")}` : null,
    contactName: `${buyer.firstName} ${buyer.lastName}`,
    email: buyer.email,
    lines: version.lines.map((line) => lineView(offer, line)),
    totals:
      isPriced && priced
        ? {
            shipping: moneyOf(storefront, priced.shipping),
            grandTotalWithoutTax: moneyOf(storefront, priced.grandTotalWithoutTax),
            grandTotal: moneyOf(storefront, priced.grandTotal),
          }
        : null,
    comments: await commentsOf(services.pool, quote.id),
    canAccept: quote.state === "SENT" && priced !== undefined && !isOver,
    canWithdraw: openStates.has(quote.state),
    needsDelivery: needsAddress(priced),
    buyersAddress: quote.billing.address && {
      ...quote.billing.address,
      firstName: buyer.firstName,
      lastName: buyer.lastName,
      companyName: buyer.companyName,
    },
    onInvoice: await coveredByCredit(services, offer),
    orderUuid: quote.orderId,
    pdf: isPriced && priced ? pdfPathOf(tokenOfQuote(services.environment, quote.id)) : null,
  };
};
