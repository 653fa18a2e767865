import { graphql } from "@giftshop/graphql";

export const BatchesQuery = graphql(`
  query GiftBatches($userData: UserDataInput!) {
    giftBatches(userData: $userData) {
      data {
        ...ShownBatch
      }
      errors {
        code
        referencedRequestParameter
      }
    }
    giftBatchDeliveries(userData: $userData) {
      data
      errors {
        code
      }
    }
  }
`);

export const BatchReportQuery = graphql(`
  query GiftBatchReport($userData: UserDataInput!, $id: ID!, $from: Int!) {
    giftBatchReport(userData: $userData, id: $id, from: $from) {
      data {
        name
        email
        value {
          currency
          value
        }
        state
        sentAt
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const BeginBatch = graphql(`
  mutation BeginBatch($userData: UserDataInput!, $input: GiftBatchInput!) {
    beginBatch(userData: $userData, input: $input) {
      data {
        ...ShownBatch
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const AddBatchRows = graphql(`
  mutation AddBatchRows($userData: UserDataInput!, $id: ID!, $from: Int!, $rows: [GiftBatchRowInput!]!) {
    addBatchRows(userData: $userData, id: $id, from: $from, rows: $rows) {
      data {
        ...ShownBatch
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const OrderBatch = graphql(`
  mutation OrderBatch($userData: UserDataInput!, $input: OrderBatchInput!) {
    orderBatch(userData: $userData, input: $input) {
      data {
        orderUuid
        paymentUrl
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const TextsQuery = graphql(`
  query CompanyTexts($userData: UserDataInput!) {
    companyTemplates(userData: $userData) {
      data {
        id
        name
        message
      }
      errors {
        code
      }
    }
  }
`);

export const BatchMethods = graphql(`
  query BatchMethods($userData: UserDataInput!, $id: ID!) {
    paymentMethods(userData: $userData, batchId: $id) {
      data {
        id
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const RevealBatch = graphql(`
  mutation RevealGiftBatch($userData: UserDataInput!, $id: ID!, $password: String!) {
    revealGiftBatch(userData: $userData, id: $id, password: $password) {
      data {
        fileName
        file
        password
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);
