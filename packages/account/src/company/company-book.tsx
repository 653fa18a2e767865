import { insidePage } from "../account-page/inside-page.tsx";
import { AddressBook } from "../address-book/address-book.tsx";
import { CompanyAddressBook, RemoveCompanyAddress, SaveCompanyAddress } from "./book-operations.ts";
import { CompanyFrame } from "./company-frame.tsx";
import { Templates } from "./templates.tsx";

const operations = { Book: CompanyAddressBook, Save: SaveCompanyAddress, Remove: RemoveCompanyAddress };

/** Whom a company sends to, and what it writes. */
export const CompanyBook = () => (
  <CompanyFrame current="companyBook">
    <AddressBook operations={operations} within />
    <Templates />
  </CompanyFrame>
);

/** The page of it. */
export const CompanyBookPage = insidePage("companyBook", CompanyBook);
