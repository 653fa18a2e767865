import type { Language, PaymentLogo } from "../types.ts";

type Words = Readonly<Record<Language, string>>;

const everywhere = (name: string): Words => ({
  ar: name,
  da: name,
  de: name,
  en: name,
  es: name,
  fr: name,
  it: name,
  nb: name,
  nl: name,
  pl: name,
  pt: name,
  sv: name,
});

/** Brands are named as people know them; what is no brand is named in the page's language. */
export const paymentLabels: Readonly<Record<PaymentLogo, Words>> = {
  ideal: everywhere("iDEAL"),
  bancontact: everywhere("Bancontact"),
  belfius: everywhere("Belfius"),
  kbc: everywhere("KBC/CBC"),
  cartebancaire: everywhere("Carte bancaire"),
  visa: everywhere("Visa"),
  mastercard: everywhere("Mastercard"),
  amex: everywhere("American Express"),
  paypal: everywhere("PayPal"),
  blik: everywhere("BLIK"),
  eps: everywhere("EPS"),
  banktransfer: {
    ar: "حوالة مصرفية (SEPA)",
    da: "Bankoverførsel (SEPA)",
    de: "Überweisung (SEPA)",
    en: "Bank transfer (SEPA)",
    es: "Transferencia bancaria (SEPA)",
    fr: "Virement bancaire (SEPA)",
    it: "Bonifico bancario (SEPA)",
    nb: "Bankoverføring (SEPA)",
    nl: "Overschrijving (SEPA)",
    pl: "Przelew bankowy (SEPA)",
    pt: "Transferência bancária (SEPA)",
    sv: "Banköverföring (SEPA)",
  },
  invoice: {
    ar: "فاتورة",
    da: "Faktura",
    de: "Rechnung",
    en: "Invoice",
    es: "Factura",
    fr: "Facture",
    it: "Fattura",
    nb: "Faktura",
    nl: "Factuur",
    pl: "Faktura",
    pt: "Fatura",
    sv: "Faktura",
  },
};
