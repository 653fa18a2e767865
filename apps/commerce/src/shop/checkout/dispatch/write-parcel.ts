import { toDecimal } from "../../../money/payment/provider/amount.ts";
import { type PackerLanguage, packerWords } from "./packer-words.ts";
import type { PackedCard, PackedLine, PackedPackage, PackedParcel } from "./read-parcel.ts";

type Words = (typeof packerWords)[PackerLanguage];

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

const cardText = ({ number, pin, expiresOn }: PackedCard, words: Words): string =>
  `${words.number} ${number}  PIN ${pin}  ${expiresOn === null ? words.blank : words.until(expiresOn)}`;

/** The value says which gift it is; the price of what is around it is nobody's business. */
const lineTexts = (line: PackedLine, { currency, cards }: PackedParcel, words: Words): string[] => {
  const { id, kind, title, quantity, unitPrice } = line;
  const isCard = kind === "GIFTCARD" || kind === "GIFTCARD_BLANK";
  const value = isCard ? `  ${words.amount(toDecimal(unitPrice, currency))} ${currency}` : "";
  const own = cards.filter(({ orderLine }) => orderLine === id);
  return [`${quantity} x ${words.kind[kind]}: ${title}${value}`, ...indented(own.map((card) => cardText(card, words)))];
};

/** Marked line by line, so that nothing that a giver writes is taken for ours. */
const noteTexts = (message: string, words: Words): string[] => [
  `${words.note}:`,
  ...message.split("\n").map((line) => `  | ${line}`),
];

const packageTexts = (one: PackedPackage, parcel: PackedParcel, words: Words): string[] => [
  ...(one.recipientName === null ? [] : [`${words.recipient}: ${one.recipientName}`]),
  ...one.lines.flatMap((line) => lineTexts(line, parcel, words)),
  ...(one.message === null ? [] : noteTexts(one.message, words)),
];

/** A parcel on paper, with the codes of its cards: address, then package by package. */
export const writeParcel = (parcel: PackedParcel, language: PackerLanguage = "en"): string => {
  const words = packerWords[language];
  const { number, storefront, postage, address, packages } = parcel;
  const head = [`${number}  ${storefront}  ${words.postage[postage]}`, "", ...indented(address)];
  const body = packages.flatMap((one, index) => [
    "",
    words.pack(index + 1, packages.length),
    ...indented(packageTexts(one, parcel, words)),
  ]);
  return [...head, ...body].join("\n");
};
