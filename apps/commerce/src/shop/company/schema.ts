import "./graphql/company-approvals.ts";
import "./graphql/company-book.ts";
import "./graphql/company-invoices.ts";
import "./graphql/company.ts";
