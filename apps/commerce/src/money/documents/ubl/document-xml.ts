import { brokenRules } from "../broken-rules.ts";
import { categoryOf, categorySums } from "../categories.ts";
import type {
  DocumentAddress,
  DocumentBuyer,
  DocumentLine,
  DocumentOwed,
  DocumentSeller,
  IssuedDocument,
} from "../content.ts";
import { element, type Xml } from "../element.ts";
import { decimal, exemption, marks, paymentCodes, percent, postage, typeCodes } from "../values.ts";

const namespaces = (root: string) => ({
  xmlns: `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`,
  "xmlns:cac": "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
  "xmlns:cbc": "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
});

/**
 * Peppol BIS Billing 3.0, by which a company's own software
 * takes an invoice: a usage of EN 16931, and its only process.
 */
const peppol = {
  customization: "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0",
  profile: "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0",
} as const;

const vatScheme = element("cac:TaxScheme", [element("cbc:ID", "VAT")]);

/** A VAT identifier begins with its country (BR-CO-09); other numbers are those of another scheme. */
const schemeOf = (number: string, { countryCode }: DocumentAddress): Xml =>
  number.startsWith(countryCode) ? vatScheme : element("cac:TaxScheme", [element("cbc:ID", "TAX")]);

const postal = (address: DocumentAddress): Xml =>
  element("cac:PostalAddress", [
    address.lines[0] !== undefined && element("cbc:StreetName", address.lines[0]),
    address.lines[1] !== undefined && element("cbc:AdditionalStreetName", address.lines[1]),
    address.city !== "" && element("cbc:CityName", address.city),
    address.postCode !== null && element("cbc:PostalZone", address.postCode),
    element("cac:Country", [element("cbc:IdentificationCode", address.countryCode)]),
  ]);

const sellerParty = ({ legalName, address, vatNumber, companyNumber, email, phone }: DocumentSeller): Xml =>
  element("cac:AccountingSupplierParty", [
    element("cac:Party", [
      element("cbc:EndpointID", email, { schemeID: "EM" }),
      postal(address),
      element("cac:PartyTaxScheme", [element("cbc:CompanyID", vatNumber), schemeOf(vatNumber, address)]),
      element("cac:PartyLegalEntity", [
        element("cbc:RegistrationName", legalName),
        element("cbc:CompanyID", companyNumber),
      ]),
      element("cac:Contact", [element("cbc:Telephone", phone), element("cbc:ElectronicMail", email)]),
    ]),
  ]);

const buyerParty = ({ name, companyName, vatNumber, email, address }: DocumentBuyer, country: string): Xml => {
  const at = address ?? { lines: [], postCode: null, city: "", countryCode: country };
  return element("cac:AccountingCustomerParty", [
    element("cac:Party", [
      element("cbc:EndpointID", email, { schemeID: "EM" }),
      postal(at),
      vatNumber !== null &&
        element("cac:PartyTaxScheme", [element("cbc:CompanyID", vatNumber), schemeOf(vatNumber, at)]),
      element("cac:PartyLegalEntity", [element("cbc:RegistrationName", companyName ?? name)]),
      element("cac:Contact", [element("cbc:Name", name), element("cbc:ElectronicMail", email)]),
    ]),
  ]);
};

const taxCategory = (name: string, category: string, rate: number, reason = ""): Xml =>
  element(name, [
    element("cbc:ID", category),
    element("cbc:Percent", percent(rate)),
    category === "E" && reason !== "" && element("cbc:TaxExemptionReason", reason),
    vatScheme,
  ]);

/**
 * By which means it was paid, online; or is to be, by a transfer
 * to the seller's account that names the invoice.
 */
const paymentMeans = (number: string, owed: DocumentOwed | undefined): Xml =>
  element("cac:PaymentMeans", [
    element("cbc:PaymentMeansCode", owed ? paymentCodes.transfer : paymentCodes.online),
    owed !== undefined && element("cbc:PaymentID", number),
    owed !== undefined &&
      element("cac:PayeeFinancialAccount", [element("cbc:ID", owed.account.replaceAll(/\s/gu, ""))]),
  ]);

/**
 * An invoice or credit note in the syntax of UBL 2.1, as EN 16931 profiles it.
 * Throws where the document breaks one of the rules that {@link brokenRules} knows.
 */
export const documentXml = (document: IssuedDocument): string => {
  const broken = brokenRules(document);
  if (broken.length > 0) throw new Error(`The document ${document.number} breaks ${broken.join(", ")}.`);
  const { kind, number, content } = document;
  const { currency, lines, seller, buyer, corrects, gross, vat, owed } = content;
  const toPay = owed?.amount ?? 0;
  const credit = kind === "CREDIT_NOTE";
  const root = credit ? "CreditNote" : "Invoice";
  const amount = (name: string, minor: number): Xml => element(name, decimal(minor), { currencyID: currency });
  const sums = categorySums(lines);
  const lineOf = (line: DocumentLine, index: number): Xml => {
    const net = amount("cbc:LineExtensionAmount", line.gross - line.vat);
    return element(`cac:${root}Line`, [
      element("cbc:ID", index + 1),
      marks[line.nature] !== "" && element("cbc:Note", marks[line.nature]),
      element(credit ? "cbc:CreditedQuantity" : "cbc:InvoicedQuantity", line.quantity, { unitCode: "C62" }),
      net,
      element("cac:Item", [
        element("cbc:Name", line.title ?? postage),
        taxCategory("cac:ClassifiedTaxCategory", categoryOf(line), line.rate),
      ]),
      // Price of the whole quantity: a net price by piece would have to be rounded.
      element("cac:Price", [
        amount("cbc:PriceAmount", line.gross - line.vat),
        element("cbc:BaseQuantity", line.quantity, { unitCode: "C62" }),
      ]),
    ]);
  };
  const written = element(
    root,
    [
      element("cbc:CustomizationID", peppol.customization),
      element("cbc:ProfileID", peppol.profile),
      element("cbc:ID", number),
      element("cbc:IssueDate", content.issuedOn),
      owed && element("cbc:DueDate", owed.dueOn),
      element(credit ? "cbc:CreditNoteTypeCode" : "cbc:InvoiceTypeCode", typeCodes[kind]),
      element("cbc:DocumentCurrencyCode", currency),
      buyer.reference !== null && element("cbc:BuyerReference", buyer.reference),
      element("cac:OrderReference", [element("cbc:ID", content.orderNumber)]),
      corrects &&
        element("cac:BillingReference", [
          element("cac:InvoiceDocumentReference", [
            element("cbc:ID", corrects.number),
            element("cbc:IssueDate", corrects.issuedOn),
          ]),
        ]),
      sellerParty(seller),
      buyerParty(buyer, seller.address.countryCode),
      paymentMeans(number, owed),
      element("cac:TaxTotal", [
        amount("cbc:TaxAmount", vat),
        ...sums.map((sum) =>
          element("cac:TaxSubtotal", [
            amount("cbc:TaxableAmount", sum.net),
            amount("cbc:TaxAmount", sum.vat),
            taxCategory("cac:TaxCategory", sum.category, sum.rate, exemption(sum)),
          ]),
        ),
      ]),
      element("cac:LegalMonetaryTotal", [
        amount("cbc:LineExtensionAmount", gross - vat),
        amount("cbc:TaxExclusiveAmount", gross - vat),
        amount("cbc:TaxInclusiveAmount", gross),
        amount("cbc:PrepaidAmount", gross - toPay),
        amount("cbc:PayableAmount", toPay),
      ]),
      ...lines.map(lineOf),
    ],
    namespaces(root),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written.xml}\n`;
};
