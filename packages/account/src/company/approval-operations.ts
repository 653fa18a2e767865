import { graphql } from "@giftshop/graphql";

export const Approval = graphql(`
  fragment Approval on CompanyApproval {
    id
    state
    amount {
      currency
      value
    }
    summary
    costCentre
    askedBy
    askedAt
    why
    mayDecide
    mayWithdraw
  }
`);

export const SeeApprovals = graphql(`
  query SeeApprovals($userData: UserDataInput!) {
    companyApprovals(userData: $userData) {
      data {
        id
        ...Approval
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const DecideOrder = graphql(`
  mutation DecideOrder($userData: UserDataInput!, $id: ID!, $approve: Boolean!, $why: String) {
    decideCompanyOrder(userData: $userData, id: $id, approve: $approve, why: $why) {
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

export const WithdrawOrder = graphql(`
  mutation WithdrawOrder($userData: UserDataInput!, $id: ID!) {
    withdrawCompanyOrder(userData: $userData, id: $id) {
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
