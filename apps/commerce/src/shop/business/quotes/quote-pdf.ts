import { formatMoney } from "@giftshop/messages";
import { createShop } from "@giftshop/storefront-config";
import {
  buyerAddress,
  type DocumentContent,
  type DocumentLine,
  sellerOf,
  taxesOf,
} from "../../../money/documents/index.ts";
import { taxWithin } from "../../../money/order/index.ts";
import type { BasketLine, PricedBasket } from "../../basket/index.ts";
import { titleOf } from "../../catalogue/present.ts";
import type { CatalogueView } from "../../catalogue/snapshot/view.ts";
import { drawPdf } from "../../documents/index.ts";
import type { PricedQuote } from "./shown-quote.ts";

const natures = { GIFTCARD: "MPV", DONATION: "DONATION", GIFTCARD_BLANK: "TAXED" } as const;

type Sold = Omit<DocumentLine, "line" | "vat">;

/** VAT of what is taxed together is rounded once, as in the basket, and shared out over its lines. */
const withVat = (lines: readonly Sold[], rate: number): DocumentLine[] => {
  let gross = 0;
  let told = 0;
  return lines.map((line) => {
    gross += line.gross;
    const vat = taxWithin(gross, rate) - told;
    told += vat;
    return { ...line, line: null, vat };
  });
};

/** The card of a package, then what goes around it. */
const linesOf = (catalogue: CatalogueView, line: BasketLine, locale: string): DocumentLine[] => {
  const { vatBasisPoints: rate, currency } = catalogue.storefront;
  const { product, value, quantity, wrapper, giftPacking } = line;
  const nature = natures[product.type];
  // How many of which value: a row says what all of them cost.
  const title = `${titleOf(catalogue, product)}, ${formatMoney({ value, currency }, locale)}`;
  const card = { title, nature, quantity, gross: value * quantity };
  const extras = [wrapper, giftPacking].flatMap((extra) =>
    extra === undefined || extra.price === 0
      ? []
      : { title: titleOf(catalogue, extra), nature: "TAXED" as const, quantity, gross: extra.price * quantity, rate },
  );
  const taxed = nature === "TAXED";
  return [
    ...(taxed ? withVat([{ ...card, rate }], rate) : [{ ...card, line: null, vat: 0, rate: 0 }]),
    ...withVat(extras, rate),
  ];
};

/** Packages that were split for their number are one line again. */
const merged = (lines: readonly DocumentLine[]): DocumentLine[] =>
  [...Map.groupBy(lines, ({ title, gross, quantity }) => `${title} ${gross / quantity}`).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const sum = (amount: (line: DocumentLine) => number) => same.reduce((total, line) => total + amount(line), 0);
    return {
      ...first,
      quantity: sum(({ quantity }) => quantity),
      gross: sum(({ gross }) => gross),
      vat: sum(({ vat }) => vat),
    };
  });

const postageOf = ({ shipping, taxed }: PricedBasket): DocumentLine[] => {
  const part = taxed.find(({ what }) => what === "SHIPPING");
  return part
    ? [{ line: null, title: null, nature: "TAXED", quantity: 1, gross: shipping, vat: part.tax, rate: part.rate }]
    : [];
};

const contentOf = (
  { quote, storefront, catalogue, version }: PricedQuote,
  priced: PricedBasket,
  locale: string,
): DocumentContent => {
  const { timeZone, currency } = storefront;
  const dayOf = (at: Date) => new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone }).format(at);
  const { buyer, billing } = quote;
  const lines = [
    ...merged(
      priced.shipments.flatMap(({ packages }) => packages.flatMap(({ line }) => linesOf(catalogue, line, locale))),
    ),
    ...postageOf(priced),
  ];
  const taxes = taxesOf(lines);
  return {
    storefront: storefront.code,
    language: quote.language,
    currency,
    seller: sellerOf(storefront.code),
    buyer: {
      name: `${buyer.firstName} ${buyer.lastName}`,
      companyName: buyer.companyName,
      vatNumber: buyer.vatNumber,
      reference: buyer.referenceNumber,
      email: billing.invoiceEmail ?? buyer.email,
      address: billing.address ? buyerAddress(billing.address) : null,
    },
    orderNumber: "",
    issuedOn: dayOf(version.at),
    orderedOn: dayOf(quote.createdAt),
    corrects: null,
    lines,
    taxes,
    gross: priced.grandTotal,
    vat: taxes.reduce((sum, { vat }) => sum + vat, 0),
    payments: [],
    ...(quote.validUntil && { validUntil: dayOf(quote.validUntil) }),
  };
};

/**
 * A quote as PDF; `undefined` where something of it is not sold any more.
 *
 * @param logo of the company that asks, as PNG
 */
export const quotePdf = async (offer: PricedQuote, logo?: Buffer): Promise<Buffer | undefined> => {
  const { quote, version, priced, storefront } = offer;
  if (priced === undefined) return undefined;
  const { id, reference, language, storefront: code } = quote;
  const shop = createShop(code, language);
  const document = {
    id,
    orderId: id,
    kind: "QUOTE" as const,
    number: reference,
    legalEntity: storefront.legalEntity,
    issuedAt: version.at,
    content: contentOf(offer, priced, shop.locale),
    ...(logo && { logo }),
  };
  return drawPdf(document, shop);
};
