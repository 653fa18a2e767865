import type { LineKind } from "../../../money/order/index.ts";
import type { PackedParcel } from "./read-parcel.ts";

/** Languages of whoever packs: those of the admin. */
const packerLanguages = ["en", "nl"] as const;

export type PackerLanguage = (typeof packerLanguages)[number];

/** The language that was said, where packers have it; else English. */
export const packerLanguage = (said: unknown): PackerLanguage =>
  packerLanguages.find((language) => language === said) ?? "en";

interface PackerWords {
  kind: Readonly<Record<LineKind, string>>;
  postage: Readonly<Record<PackedParcel["postage"], string>>;
  number: string;
  until(day: string): string;
  blank: string;
  recipient: string;
  note: string;
  pack(place: number, all: number): string;
  /** An amount as `toDecimal` writes it, as it is read. */
  amount(decimal: string): string;
  parcels: string;
  pickList(parcels: number): string;
  signed: string;
  unsigned: string;
}

/** What stands on lists, labels and packing notes; whatever a buyer wrote stays as it is. */
export const packerWords: Readonly<Record<PackerLanguage, PackerWords>> = {
  en: {
    kind: {
      GIFTCARD: "gift card",
      GIFTCARD_BLANK: "blank pack",
      ACTIVATION: "activation",
      DONATION: "donation",
      WRAPPER: "wrapper",
      DIGITAL_WRAPPER: "digital wrapper",
      GIFT_PACKING: "packing",
    },
    postage: { mailbox: "mailbox parcel", registered: "registered post" },
    number: "number",
    until: (day) => `valid until ${day}`,
    blank: "blank",
    recipient: "for",
    note: "note",
    pack: (place, all) => `Package ${place} of ${all}`,
    amount: (decimal) => decimal,
    parcels: "Parcels",
    pickList: (parcels) => `Pick list · ${parcels === 1 ? "1 parcel" : `${parcels} parcels`}`,
    signed: "REGISTERED",
    unsigned: "Mailbox parcel",
  },
  nl: {
    kind: {
      GIFTCARD: "cadeaubon",
      GIFTCARD_BLANK: "blanco cadeaubonnen",
      ACTIVATION: "activering",
      DONATION: "donatie",
      WRAPPER: "cadeaupapier",
      DIGITAL_WRAPPER: "ontwerp",
      GIFT_PACKING: "cadeauverpakking",
    },
    postage: { mailbox: "brievenbuspakje", registered: "aangetekend" },
    number: "nummer",
    until: (day) => `geldig t/m ${day}`,
    blank: "blanco",
    recipient: "voor",
    note: "briefje",
    pack: (place, all) => `Pakje ${place} van ${all}`,
    amount: (decimal) => decimal.replace(".", ","),
    parcels: "Pakjes",
    pickList: (parcels) => `Picklijst · ${parcels === 1 ? "1 pakje" : `${parcels} pakjes`}`,
    signed: "AANGETEKEND",
    unsigned: "Brievenbuspakje",
  },
};
