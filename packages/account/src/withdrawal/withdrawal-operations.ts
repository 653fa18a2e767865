import { graphql } from "@giftshop/graphql";

export const RequestWithdrawal = graphql(`
  mutation RequestWithdrawal($userData: UserDataInput!, $orderNumber: String!, $email: String!, $captchaToken: String!) {
    requestWithdrawal(userData: $userData, orderNumber: $orderNumber, email: $email, captchaToken: $captchaToken) {
      data {
        status
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const WithdrawalOrder = graphql(`
  query WithdrawalOrder($userData: UserDataInput!, $token: String!) {
    withdrawalOrder(userData: $userData, token: $token) {
      data {
        orderNumber
        packages {
          id
          title
          receiver
          refusal
          total {
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

export const Withdraw = graphql(`
  mutation Withdraw($userData: UserDataInput!, $token: String!, $packageIds: [ID!]!, $idempotencyKey: ID!) {
    withdraw(userData: $userData, token: $token, packageIds: $packageIds, idempotencyKey: $idempotencyKey) {
      data {
        orderNumber
        receipt {
          at
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
