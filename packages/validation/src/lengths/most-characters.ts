import { limits } from "./limits.ts";

const most: Readonly<Record<string, number>> = {
  companyName: limits.companyName,
  vatNumber: limits.reference,
  kvkNumber: limits.reference,
  referenceNumber: limits.reference,
  orderNumber: limits.reference,
  email: limits.email,
  emailConfirmation: limits.email,
  invoiceEmail: limits.email,
  street: limits.street.max,
  houseNumber: limits.suffix,
  suffix: limits.suffix,
  city: limits.city,
  administrativeArea: limits.city,
  addressLine1: limits.addressLine,
  addressLine2: limits.addressLine,
  message: limits.message,
  remark: limits.letter,
  why: limits.decision,
};

/**
 * How many characters a field takes, for the sentence beside a text that is
 * too long. What is not written here is a name, of a person or of something that people name.
 */
export const mostCharacters = (field: string): number => most[field] ?? limits.name;
