import { graphql } from "@giftshop/graphql";

export const AccountDocumentsFragment = graphql(`
  fragment AccountDocuments on OrderDocuments {
    canRequestInvoice
    documents {
      id
      kind
      number
      pdf
      xml
    }
  }
`);

export const AccountOrderDocuments = graphql(`
  query AccountOrderDocuments($userData: UserDataInput!, $orderUuid: ID!) {
    orderDocuments(userData: $userData, orderUuid: $orderUuid) {
      data {
        ...AccountDocuments
      }
      errors {
        code
      }
    }
  }
`);

export const AccountRequestInvoice = graphql(`
  mutation AccountRequestInvoice($userData: UserDataInput!, $orderUuid: ID!) {
    requestInvoice(userData: $userData, orderUuid: $orderUuid) {
      data {
        ...AccountDocuments
      }
      errors {
        code
      }
    }
  }
`);
