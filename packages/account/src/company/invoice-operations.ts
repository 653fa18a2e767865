import { graphql } from "@giftshop/graphql";

export const SeeInvoices = graphql(`
  query SeeInvoices($userData: UserDataInput!) {
    companyInvoices(userData: $userData) {
      data {
        invoices {
          orderUuid
          orderNumber
          costCentre
          amount {
            currency
            value
          }
          issuedAt
          dueOn
          paidAt
          documents {
            id
            kind
            number
            pdf
            xml
          }
        }
        spend {
          month
          costCentre
          amount {
            currency
            value
          }
        }
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);
