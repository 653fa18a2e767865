import { CompanyApi } from "../company/api/company-api.tsx";
import { Company } from "../company/company.tsx";
import { CompanyBook } from "../company/company-book.tsx";
import { CompanyInvoices } from "../company/company-invoices.tsx";
import { insidePage } from "./inside-page.tsx";

export const CompanyPage = insidePage("company", Company);
export const CompanyInvoicesPage = insidePage("companyInvoices", CompanyInvoices);
export const CompanyBookPage = insidePage("companyBook", CompanyBook);
export const CompanyApiPage = insidePage("companyApi", CompanyApi);
