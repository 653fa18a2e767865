import type { Gift } from "../quote-page/gifts.ts";
import { emptyReceiver, type LineReceivers } from "./receivers.ts";

/** One gift as it is typed. */
export interface LineValues extends LineReceivers {
  /** Id of the gift; empty while none was chosen. */
  gift: string;
  kind: "DIGITAL" | "PHYSICAL";
  amount: string;
  /** Ids; empty for none. */
  wrapper: string;
  packing: string;
}

/** The form as it is typed: texts, empty where nothing was. */
export interface RequestValues {
  lines: readonly LineValues[];
  /** ISO 8601 date. */
  wantedOn: string;
  remark: string;
  /** A picture in Base64; empty for none. */
  logo: string;
  billing: {
    companyName: string;
    vatNumber: string;
    kvkNumber: string;
    referenceNumber: string;
    firstName: string;
    lastName: string;
    email: string;
    phoneNumber: string;
    countryCode: string;
    postCode: string;
    houseNumber: string;
    suffix: string;
    street: string;
    city: string;
    administrativeArea: string;
  };
}

/** Most pieces of one gift. */
export const mostPieces = 5000;
/** Most gifts of one quote. */
export const mostLines = 20;

/** A gift that nothing is said about yet, or that was chosen on its page. */
export const emptyLine = (gift?: Gift): LineValues => ({
  gift: gift?.id ?? "",
  kind: gift?.variations[0]?.kind ?? "DIGITAL",
  amount: "",
  quantity: "",
  wrapper: "",
  packing: "",
  to: "COMPANY",
  receivers: [emptyReceiver],
});

/** An empty form. */
export const emptyRequest = (country: string, gift?: Gift): RequestValues => ({
  lines: [emptyLine(gift)],
  wantedOn: "",
  remark: "",
  logo: "",
  billing: {
    companyName: "",
    vatNumber: "",
    kvkNumber: "",
    referenceNumber: "",
    firstName: "",
    lastName: "",
    email: "",
    phoneNumber: "",
    countryCode: country,
    postCode: "",
    houseNumber: "",
    suffix: "",
    street: "",
    city: "",
    administrativeArea: "",
  },
});
