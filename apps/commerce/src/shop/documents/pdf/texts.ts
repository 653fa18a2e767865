import { formatDate, formatMoney } from "@giftshop/messages";
import { onOneLine, type Shop } from "@giftshop/storefront-config";
import { townLines } from "@giftshop/storefront-config/address-lines";
import type { DocumentAddress, DocumentKind, DocumentLine, IssuedDocument } from "../../../money/documents/index.ts";
import { documentMessages } from "../messages.ts";

export interface Labelled {
  label: string;
  value: string;
}

/** What is drawn: a document that was issued, or a quote, which has a name and no number. */
export type DrawnDocument = Omit<IssuedDocument, "kind"> & {
  kind: DocumentKind | "QUOTE";
  /** The buyer's logo, as PNG. */
  logo?: Buffer | undefined;
};

const titles = { INVOICE: "invoice", CREDIT_NOTE: "creditNote", QUOTE: "quote" } as const;
const numbers = { INVOICE: "number", CREDIT_NOTE: "creditNumber", QUOTE: "quoteNumber" } as const;

/** Everything that stands on a document, in the words of its language. */
export interface DocumentTexts {
  title: string;
  brand: string;
  seller: readonly string[];
  buyerTitle: string;
  buyer: readonly string[];
  facts: readonly Labelled[];
  /** What is corrected; empty on an invoice. */
  corrects: string;
  columns: readonly [string, string, string, string, string];
  rows: readonly { cells: readonly [string, string, string, string, string]; mark: string }[];
  totals: readonly Labelled[];
  /** Place of the total that counts among them. */
  strong: number;
  notes: readonly string[];
  footer: string;
  page: (page: number, pages: number) => string;
}

/** Numbers and codes keep their order in Arabic text. */
const isolated = (text: string): string => `\u2066${text}\u2069`;

const addressLines = (address: DocumentAddress): string[] => [...address.lines, onOneLine(townLines(address))];

/** A day of the document, which is one of the storefront's zone already. */
const dayIn = (locale: string, day: string): string =>
  formatDate(`${day}T12:00:00Z`, locale, "UTC", { dateStyle: "medium" });

/** What a document says, by its parts. */
export const documentTexts = ({ kind, number, content }: DrawnDocument, shop: Shop): DocumentTexts => {
  const t = documentMessages.in(shop);
  const say = (key: string, values = {}) => t(`documents.${key}` as Parameters<typeof t>[0], values);
  const { seller, buyer, currency, corrects, taxes, gross, vat, owed, validUntil } = content;
  const money = (value: number) => isolated(formatMoney({ value, currency }, shop.locale, "always"));
  const percent = (rate: number) =>
    isolated(
      new Intl.NumberFormat(shop.locale, {
        style: "percent",
        maximumFractionDigits: 2,
        numberingSystem: "latn",
      }).format(rate / 10_000),
    );
  const marks: Readonly<Record<DocumentLine["nature"], string>> = {
    MPV: say("mpv"),
    SPV: say("spv"),
    DONATION: say("donation"),
    TAXED: "",
  };
  const natures = new Set(content.lines.map(({ nature }) => nature));
  const labelled = (key: string, value: string | null): Labelled[] =>
    value === null || value === "" ? [] : [{ label: say(key), value: isolated(value) }];
  const settled = (): Labelled => {
    if (kind === "QUOTE") return { label: say("total"), value: money(gross) };
    if (owed) return { label: say("toPay"), value: money(owed.amount) };
    return { label: say(kind === "INVOICE" ? "paid" : "refunded"), value: money(gross) };
  };
  return {
    title: say(titles[kind]),
    brand: shop.storefront.name,
    seller: [
      seller.legalName,
      ...addressLines(seller.address),
      seller.email,
      `${say("vatNumber")}: ${isolated(seller.vatNumber)}`,
      `${say("companyNumber")}: ${isolated(seller.companyNumber)}`,
    ],
    buyerTitle: say("billedTo"),
    buyer: [
      ...(buyer.companyName ? [buyer.companyName] : []),
      buyer.name,
      ...(buyer.address ? addressLines(buyer.address) : []),
      buyer.email,
      ...(buyer.vatNumber ? [`${say("vatNumber")}: ${isolated(buyer.vatNumber)}`] : []),
    ],
    facts: [
      ...labelled(numbers[kind], number),
      { label: say("issued"), value: dayIn(shop.locale, content.issuedOn) },
      ...labelled("order", content.orderNumber),
      ...(kind === "QUOTE" ? [] : [{ label: say("ordered"), value: dayIn(shop.locale, content.orderedOn) }]),
      ...(validUntil ? [{ label: say("validUntil"), value: dayIn(shop.locale, validUntil) }] : []),
      ...labelled("reference", buyer.reference),
      ...(owed ? [{ label: say("due"), value: dayIn(shop.locale, owed.dueOn) }] : []),
    ],
    corrects: corrects
      ? say("corrects", { number: isolated(corrects.number), date: dayIn(shop.locale, corrects.issuedOn) })
      : "",
    columns: [say("item"), say("quantity"), say("net"), say("vat"), say("gross")],
    rows: content.lines.map((line) => ({
      cells: [
        line.title ?? say("postage"),
        `${line.quantity}`,
        money(line.gross - line.vat),
        line.nature === "TAXED" || line.nature === "SPV" ? percent(line.rate) : "–",
        money(line.gross),
      ],
      mark: marks[line.nature],
    })),
    totals: [
      { label: say("totalNet"), value: money(gross - vat) },
      ...taxes
        .filter(({ rate }) => rate > 0)
        .map((tax) => ({
          label: say("vatAt", { rate: percent(tax.rate), net: money(tax.net) }),
          value: money(tax.vat),
        })),
      ...(kind === "QUOTE" ? [] : [{ label: say("total"), value: money(gross) }]),
      settled(),
    ],
    strong: 1 + taxes.filter(({ rate }) => rate > 0).length,
    notes: [
      ...(owed
        ? [
            say("payTo", {
              amount: money(owed.amount),
              date: dayIn(shop.locale, owed.dueOn),
              account: isolated(owed.account),
              holder: seller.legalName,
              number: isolated(number),
            }),
          ]
        : []),
      ...(natures.has("MPV") ? [say("noteMpv")] : []),
      ...(natures.has("DONATION") ? [say("noteDonation")] : []),
    ],
    footer: [seller.legalName, ...addressLines(seller.address)].join(" · "),
    page: (page, pages) => say("page", { page, pages }),
  };
};
