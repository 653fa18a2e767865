import type { ReceiverWords, TranslateReceiver } from "@giftshop/messages/late-receivers";
import { type AddressValue, emptyAddress } from "@giftshop/ui-kit/address-value";
import { type ErrorName, errorCodes } from "@giftshop/validation/error-codes";
import { mostCharacters } from "@giftshop/validation/most-characters";
import { suggestEmail } from "@giftshop/validation/rules";
import type { KnownReceiver, ReceiverInput, Refusal } from "./actions.ts";

/** Who gets a gift, as it is typed. */
export interface ReceiverValue extends AddressValue {
  name: string;
  lastName: string;
  email: string;
  /** The address once more, where it looks like a slip. */
  emailAgain: string;
  /** How a printed gift goes; empty until it was said. */
  way: "" | "them" | "me";
}

export type ReceiverField = keyof ReceiverValue;
export type Fault = keyof ReceiverWords["faults"];
export type Faults = Partial<Record<ReceiverField | "form", Fault>>;

/** What the form begins with: the receiver as known, or nobody. */
export const receiverValue = (recipient: KnownReceiver | null, country: string): ReceiverValue => {
  const { firstName, lastName, email, handOver, address } = recipient ?? {};
  const typed = Object.fromEntries(Object.entries(address ?? {}).map(([key, value]) => [key, value ?? ""]));
  return {
    ...emptyAddress(country),
    ...typed,
    name: firstName ?? "",
    lastName: lastName ?? "",
    email: email ?? "",
    emailAgain: email ?? "",
    way: address ? "them" : handOver ? "me" : "",
  };
};

/** The receiver as commerce is told. */
export const toRecipient = (value: ReceiverValue, digital: boolean): ReceiverInput => {
  const { name, lastName, email, emailAgain: _, way, ...address } = value;
  return {
    name,
    lastName: lastName || null,
    email: digital ? email : null,
    handOver: !digital && way === "me",
    address: !digital && way === "them" ? { ...address, firstName: name, lastName } : null,
  };
};

/** Who keeps an address that looks like a slip has typed it twice alike. */
export const unconfirmed = ({ email, emailAgain }: ReceiverValue): Faults =>
  suggestEmail(email) !== undefined && email.trim() !== emailAgain.trim() ? { emailAgain: "emailsDiffer" } : {};

const byName: Partial<Record<ErrorName, Fault>> = {
  required: "required",
  blank: "required",
  tooShort: "required",
  tooLong: "long",
  email: "email",
  characters: "characters",
  emoji: "characters",
  postCode: "postCode",
  houseNumber: "houseNumber",
  receiverAddress: "address",
  valueOutOfBounds: "amount",
  wholeNumber: "amount",
  wrongQuantity: "quantity",
  appleLimit: "limit",
  countLimit: "limit",
  outOfStock: "limit",
};
const names = new Map<number, ErrorName>(Object.entries(errorCodes).map(([name, code]) => [code, name as ErrorName]));

/** Which words a code of commerce is told with at a field. */
export const faultOf = (code: number): Fault => byName[names.get(code) ?? "unexpected"] ?? "other";

/** What commerce refused, field by field; what belongs to no field stands at the form. */
export const faultsOf = (errors: readonly Refusal[]): Faults => {
  const faults: Faults = {};
  for (const { code, referencedRequestParameter } of errors) {
    const path = referencedRequestParameter ?? "";
    const [, inside] = /\.recipient\.(?:address\.)?(\w+)$/u.exec(path) ?? [];
    const named = inside === "address" ? "way" : inside === "firstName" ? "name" : inside;
    const field = (named ?? "form") as ReceiverField | "form";
    faults[field] ??= faultOf(code);
  }
  return faults;
};

/** What is wrong with a field, in words. */
export const faultWords = (
  words: TranslateReceiver,
  faults: Faults,
  field: ReceiverField | "form",
): string | undefined => {
  const fault = faults[field];
  return fault && words(`faults.${fault}`, { most: mostCharacters(field) });
};
