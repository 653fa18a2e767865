import { graphql } from "@giftshop/graphql";

export const EnterDoubler = graphql(`
  mutation EnterDoubler($userData: UserDataInput!, $input: EnterDoublerInput!) {
    enterDoubler(userData: $userData, input: $input) {
      data {
        draw
        receipt
        entries
        closesAt
        drawsAt
        prize {
          currency
          value
        }
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const WithdrawDoublerEntry = graphql(`
  mutation WithdrawDoublerEntry($userData: UserDataInput!, $receipt: String!) {
    withdrawDoublerEntry(userData: $userData, receipt: $receipt) {
      data {
        withdrawn
      }
      errors {
        code
      }
    }
  }
`);

export const DoublerPrize = graphql(`
  query DoublerPrize($userData: UserDataInput!, $token: String!) {
    doublerPrize(userData: $userData, token: $token) {
      data {
        state
        endsAt
        value {
          currency
          value
        }
      }
      errors {
        code
      }
    }
  }
`);

export const ClaimDoublerPrize = graphql(`
  mutation ClaimDoublerPrize($userData: UserDataInput!, $token: String!) {
    claimDoublerPrize(userData: $userData, token: $token) {
      data {
        state
        endsAt
        value {
          currency
          value
        }
      }
      errors {
        code
      }
    }
  }
`);
