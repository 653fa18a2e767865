import type { ErrorName } from "@giftshop/validation/error-codes";
import { addressShape } from "@giftshop/validation/rules";
import type { GiftVariation } from "../quote-page/gifts.ts";

/** Somebody who gets gifts of a line, as typed: by email, or at an address in the storefront's country. */
export interface ReceiverValues {
  /** How many of the line, where several share it. */
  quantity: string;
  firstName: string;
  lastName: string;
  email: string;
  street: string;
  houseNumber: string;
  postCode: string;
  city: string;
}

export type ReceiverField = Exclude<keyof ReceiverValues, "quantity">;

/** What a line says of who gets its gifts. */
export interface LineReceivers {
  quantity: string;
  /** COMPANY: it hands them over; OTHER: the first receiver gets all; SEVERAL: they share them. */
  to: "COMPANY" | "OTHER" | "SEVERAL";
  receivers: readonly ReceiverValues[];
}

type Kind = GiftVariation["kind"];

/** Most receivers of one quote. */
export const mostReceivers = 100;

export const emptyReceiver: ReceiverValues = {
  quantity: "1",
  firstName: "",
  lastName: "",
  email: "",
  street: "",
  houseNumber: "",
  postCode: "",
  city: "",
};

/** What is asked about who gets the gifts of a line, by how they are delivered. */
export const fieldsOfReceiver = (kind: Kind, country: string): ReceiverField[] =>
  kind === "DIGITAL"
    ? ["firstName", "lastName", "email"]
    : [
        "firstName",
        "lastName",
        "street",
        "houseNumber",
        ...(addressShape(country).postCode ? (["postCode"] as const) : []),
        "city",
      ];

/** What has to be said of a receiver. */
export const neededOfReceiver = (kind: Kind, country: string): ReceiverField[] => {
  if (kind === "DIGITAL") return ["firstName", "email"];
  const shape = addressShape(country);
  return [
    "firstName",
    "lastName",
    "street",
    ...(shape.houseNumberOptional ? [] : (["houseNumber"] as const)),
    ...(shape.postCode ? (["postCode"] as const) : []),
    "city",
  ];
};

/** How many of a line each of its receivers gets; NaN for what is no whole number from 1 on. */
const shareOf = ({ quantity }: ReceiverValues): number =>
  /^\d+$/u.test(quantity.trim()) && Number(quantity) >= 1 ? Number(quantity) : Number.NaN;

/** Those who get gifts of a line, but for the company. */
const receiversOf = ({ to, receivers, quantity }: LineReceivers): readonly ReceiverValues[] => {
  if (to === "SEVERAL") return receivers;
  return to === "OTHER" ? receivers.slice(0, 1).map((one) => ({ ...one, quantity })) : [];
};

/** How many of a line are given to its receivers so far. */
export const givenOf = (line: LineReceivers): number =>
  receiversOf(line).reduce((sum, one) => sum + (shareOf(one) || 0), 0);

/** What is missing or wrong about who gets a line, by field below it. */
export const judgeReceivers = (line: LineReceivers, kind: Kind, country: string): Record<string, ErrorName> => {
  const needed = neededOfReceiver(kind, country);
  const own = receiversOf(line);
  const missing = own.flatMap((one, index) =>
    needed
      .filter((field) => one[field].trim() === "")
      .map((field) => [`receivers.${index}.${field}`, "required"] as const),
  );
  if (line.to !== "SEVERAL") return Object.fromEntries(missing);
  const wrong = own.flatMap((one, index) => (Number.isNaN(shareOf(one)) ? [index] : []));
  // Beside the last of them, as any of them may be the one that is too large.
  const tooMany = wrong.length === 0 && givenOf(line) > Number(line.quantity) ? [own.length - 1] : [];
  return Object.fromEntries([
    ...missing,
    ...[...wrong, ...tooMany].map((index) => [`receivers.${index}.quantity`, "wrongQuantity"] as const),
  ]);
};

const orNull = (text: string): string | null => (text.trim() === "" ? null : text.trim());

const recipientInput = (receiver: ReceiverValues, kind: Kind | undefined, country: string) => {
  const { firstName: name, lastName, email, street, houseNumber, postCode, city } = receiver;
  if (kind !== "PHYSICAL") return { name, lastName: orNull(lastName), email };
  const place = { street, houseNumber: orNull(houseNumber), postCode: orNull(postCode), city, countryCode: country };
  return { name, lastName, address: { firstName: name, lastName, ...place } };
};

/** Who gets how many of a line, as commerce is told. */
export const receiversInput = (line: LineReceivers, kind: Kind | undefined, country: string) =>
  receiversOf(line).map((one) => ({
    quantity: Number(one.quantity),
    recipient: recipientInput(one, kind, country),
  }));
