import { brokenRules } from "../broken-rules.ts";
import { type CategorySum, categoryOf, categorySums } from "../categories.ts";
import type { DocumentContent, DocumentLine, IssuedDocument } from "../content.ts";
import { element, type Xml } from "../element.ts";
import { decimal, exemption, marks, paymentCodes, percent, postage, typeCodes } from "../values.ts";
import { buyerParty, sellerParty } from "./parties.ts";

const unece = "urn:un:unece:uncefact:data:standard";
const namespaces = {
  "xmlns:rsm": `${unece}:CrossIndustryInvoice:100`,
  "xmlns:ram": `${unece}:ReusableAggregateBusinessInformationEntity:100`,
  "xmlns:udt": `${unece}:UnqualifiedDataType:100`,
  "xmlns:qdt": `${unece}:QualifiedDataType:100`,
};

/** The profile of Factur-X that says all that EN 16931 does. */
const guideline = "urn:cen.eu:en16931:2017";

/** A day as YYYYMMDD, which is what format 102 means. @param date ISO 8601 */
const day = (name: string, date: string, type: "udt" | "qdt" = "udt"): Xml =>
  element(name, [element(`${type}:DateTimeString`, date.replaceAll("-", ""), { format: "102" })]);

const amount = (name: string, minor: number): Xml => element(name, decimal(minor));

const lineOf = (line: DocumentLine, index: number): Xml => {
  const net = line.gross - line.vat;
  const pieces = (name: string) => element(name, line.quantity, { unitCode: "C62" });
  const mark = marks[line.nature];
  return element("ram:IncludedSupplyChainTradeLineItem", [
    element("ram:AssociatedDocumentLineDocument", [
      element("ram:LineID", index + 1),
      mark !== "" && element("ram:IncludedNote", [element("ram:Content", mark)]),
    ]),
    element("ram:SpecifiedTradeProduct", [element("ram:Name", line.title ?? postage)]),
    element("ram:SpecifiedLineTradeAgreement", [
      // Price of the whole quantity: a net price by piece would have to be rounded.
      element("ram:NetPriceProductTradePrice", [amount("ram:ChargeAmount", net), pieces("ram:BasisQuantity")]),
    ]),
    element("ram:SpecifiedLineTradeDelivery", [pieces("ram:BilledQuantity")]),
    element("ram:SpecifiedLineTradeSettlement", [
      element("ram:ApplicableTradeTax", [
        element("ram:TypeCode", "VAT"),
        element("ram:CategoryCode", categoryOf(line)),
        element("ram:RateApplicablePercent", percent(line.rate)),
      ]),
      element("ram:SpecifiedTradeSettlementLineMonetarySummation", [amount("ram:LineTotalAmount", net)]),
    ]),
  ]);
};

const taxOf = (sum: CategorySum): Xml => {
  const reason = exemption(sum);
  return element("ram:ApplicableTradeTax", [
    amount("ram:CalculatedAmount", sum.vat),
    element("ram:TypeCode", "VAT"),
    sum.category === "E" && reason !== "" && element("ram:ExemptionReason", reason),
    amount("ram:BasisAmount", sum.net),
    element("ram:CategoryCode", sum.category),
    element("ram:RateApplicablePercent", percent(sum.rate)),
  ]);
};

/** IBAN, or how accounts are written where there is none. */
const account = (written: string): Xml => {
  const number = written.replaceAll(/\s/gu, "");
  const kind = /^[A-Z]{2}\d{2}/u.test(number) ? "ram:IBANID" : "ram:ProprietaryID";
  return element("ram:PayeePartyCreditorFinancialAccount", [element(kind, number)]);
};

const settlement = (number: string, { currency, lines, gross, vat, owed, corrects }: DocumentContent): Xml => {
  const toPay = owed?.amount ?? 0;
  return element("ram:ApplicableHeaderTradeSettlement", [
    owed && element("ram:PaymentReference", number),
    element("ram:InvoiceCurrencyCode", currency),
    element("ram:SpecifiedTradeSettlementPaymentMeans", [
      element("ram:TypeCode", owed ? paymentCodes.transfer : paymentCodes.online),
      owed && account(owed.account),
    ]),
    ...categorySums(lines).map(taxOf),
    owed && element("ram:SpecifiedTradePaymentTerms", [day("ram:DueDateDateTime", owed.dueOn)]),
    element("ram:SpecifiedTradeSettlementHeaderMonetarySummation", [
      amount("ram:LineTotalAmount", gross - vat),
      amount("ram:TaxBasisTotalAmount", gross - vat),
      element("ram:TaxTotalAmount", decimal(vat), { currencyID: currency }),
      amount("ram:GrandTotalAmount", gross),
      amount("ram:TotalPrepaidAmount", gross - toPay),
      amount("ram:DuePayableAmount", toPay),
    ]),
    corrects &&
      element("ram:InvoiceReferencedDocument", [
        element("ram:IssuerAssignedID", corrects.number),
        day("ram:FormattedIssueDateTime", corrects.issuedOn, "qdt"),
      ]),
  ]);
};

/**
 * An invoice or credit note in the syntax of UN/CEFACT (CII), as Factur-X and ZUGFeRD carry it within a
 * PDF. Throws where the document breaks one of the rules that {@link brokenRules} knows.
 */
export const facturX = (document: IssuedDocument): string => {
  const broken = brokenRules(document);
  if (broken.length > 0) throw new Error(`The document ${document.number} breaks ${broken.join(", ")}.`);
  const { kind, number, content } = document;
  const { lines, seller, buyer, issuedOn, orderNumber } = content;
  const written = element(
    "rsm:CrossIndustryInvoice",
    [
      element("rsm:ExchangedDocumentContext", [
        element("ram:GuidelineSpecifiedDocumentContextParameter", [element("ram:ID", guideline)]),
      ]),
      element("rsm:ExchangedDocument", [
        element("ram:ID", number),
        element("ram:TypeCode", typeCodes[kind]),
        day("ram:IssueDateTime", issuedOn),
      ]),
      element("rsm:SupplyChainTradeTransaction", [
        ...lines.map(lineOf),
        element("ram:ApplicableHeaderTradeAgreement", [
          buyer.reference !== null && element("ram:BuyerReference", buyer.reference),
          sellerParty(seller),
          buyerParty(buyer, seller.address.countryCode),
          element("ram:BuyerOrderReferencedDocument", [element("ram:IssuerAssignedID", orderNumber)]),
        ]),
        element("ram:ApplicableHeaderTradeDelivery", ""),
        settlement(number, content),
      ]),
    ],
    namespaces,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written.xml}\n`;
};
