import { toDecimal } from "../../../money/payment/provider/amount.ts";
import type { PackedCard, PackedLine, PackedPackage, PackedParcel } from "./read-parcel.ts";

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

const names: Readonly<Record<PackedLine["kind"], string>> = {
  GIFTCARD: "gift card",
  GIFTCARD_BLANK: "blank pack",
  ACTIVATION: "activation",
  DONATION: "donation",
  WRAPPER: "wrapper",
  DIGITAL_WRAPPER: "digital wrapper",
  GIFT_PACKING: "packing",
};

const cardText = ({ number, pin, expiresOn }: PackedCard): string =>
  `number ${number}  PIN ${pin}  ${expiresOn === null ? "blank" : `valid until ${expiresOn}`}`;

/** The value says which gift it is; the price of what is around it is nobody's business. */
const lineTexts = (line: PackedLine, { currency, cards }: PackedParcel): string[] => {
  const { id, kind, title, quantity, unitPrice } = line;
  const value =
    kind === "GIFTCARD" || kind === "GIFTCARD_BLANK" ? `  ${toDecimal(unitPrice, currency)} ${currency}` : "";
  const own = cards.filter(({ orderLine }) => orderLine === id);
  return [`${quantity} x ${names[kind]}: ${title}${value}`, ...indented(own.map(cardText))];
};

const postages: Readonly<Record<PackedParcel["postage"], string>> = {
  mailbox: "mailbox parcel",
  registered: "registered post",
};

/** Marked line by line, so that nothing that a giver writes is taken for ours. */
const noteTexts = (message: string): string[] => ["note:", ...message.split("\n").map((line) => `  | ${line}`)];

const packageTexts = (one: PackedPackage, parcel: PackedParcel): string[] => [
  ...(one.recipientName === null ? [] : [`for: ${one.recipientName}`]),
  ...one.lines.flatMap((line) => lineTexts(line, parcel)),
  ...(one.message === null ? [] : noteTexts(one.message)),
];

/** A parcel on paper, with the codes of its cards: address, then package by package. */
export const writeParcel = (parcel: PackedParcel): string => {
  const { number, storefront, postage, address, packages } = parcel;
  const head = [`${number}  ${storefront}  ${postages[postage]}`, "", ...indented(address)];
  const body = packages.flatMap((one, index) => [
    "",
    `Package ${index + 1} of ${packages.length}`,
    ...indented(packageTexts(one, parcel)),
  ]);
  return [...head, ...body].join("\n");
};
