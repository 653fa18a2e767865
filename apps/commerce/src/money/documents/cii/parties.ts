import type { DocumentAddress, DocumentBuyer, DocumentSeller } from "../content.ts";
import { element, type Xml } from "../element.ts";

const postal = ({ lines, postCode, city, countryCode }: DocumentAddress): Xml =>
  element("ram:PostalTradeAddress", [
    postCode !== null && element("ram:PostcodeCode", postCode),
    lines[0] !== undefined && element("ram:LineOne", lines[0]),
    lines[1] !== undefined && element("ram:LineTwo", lines[1]),
    city !== "" && element("ram:CityName", city),
    element("ram:CountryID", countryCode),
  ]);

const byEmail = (email: string): Xml => element("ram:EmailURIUniversalCommunication", [element("ram:URIID", email)]);

/** The address that electronic documents are sent to. */
const endpoint = (email: string): Xml =>
  element("ram:URIUniversalCommunication", [element("ram:URIID", email, { schemeID: "EM" })]);

/** A VAT identifier begins with its country (BR-CO-09); another number is one of the tax office. */
const registration = (number: string, { countryCode }: DocumentAddress): Xml =>
  element("ram:SpecifiedTaxRegistration", [
    element("ram:ID", number, { schemeID: number.startsWith(countryCode) ? "VA" : "FC" }),
  ]);

export const sellerParty = ({ legalName, companyNumber, address, vatNumber, email, phone }: DocumentSeller): Xml =>
  element("ram:SellerTradeParty", [
    element("ram:Name", legalName),
    element("ram:SpecifiedLegalOrganization", [element("ram:ID", companyNumber)]),
    element("ram:DefinedTradeContact", [
      element("ram:TelephoneUniversalCommunication", [element("ram:CompleteNumber", phone)]),
      byEmail(email),
    ]),
    postal(address),
    endpoint(email),
    registration(vatNumber, address),
  ]);

/** @param country where it was sold, for a buyer who was never asked for an address */
export const buyerParty = ({ name, companyName, vatNumber, email, address }: DocumentBuyer, country: string): Xml => {
  const at = address ?? { lines: [], postCode: null, city: "", countryCode: country };
  return element("ram:BuyerTradeParty", [
    element("ram:Name", companyName ?? name),
    element("ram:DefinedTradeContact", [element("ram:PersonName", name), byEmail(email)]),
    postal(at),
    endpoint(email),
    vatNumber !== null && registration(vatNumber, at),
  ]);
};
