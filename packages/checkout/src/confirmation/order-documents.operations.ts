import { graphql } from "@giftshop/graphql";

export const ConfirmationDocumentsFragment = graphql(`
  fragment ConfirmationDocuments on OrderDocuments {
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

export const ConfirmationOrderDocuments = graphql(`
  query ConfirmationOrderDocuments($userData: UserDataInput!, $orderUuid: ID!) {
    orderDocuments(userData: $userData, orderUuid: $orderUuid) {
      data {
        ...ConfirmationDocuments
      }
      errors {
        code
      }
    }
  }
`);

export const ConfirmationRequestInvoice = graphql(`
  mutation ConfirmationRequestInvoice($userData: UserDataInput!, $orderUuid: ID!) {
    requestInvoice(userData: $userData, orderUuid: $orderUuid) {
      data {
        ...ConfirmationDocuments
      }
      errors {
        code
      }
    }
  }
`);
