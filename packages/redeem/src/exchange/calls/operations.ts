import { graphql } from "@giftshop/graphql";

export const RedeemOrderQuery = graphql(`
  query ExchangeUnderWay($userData: UserDataInput!) {
    redeemOrder(userData: $userData) {
      data {
        ...ExchangeOrder
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

/** Begins an exchange, from a page that is none of its own. */
export const BeginRedeem = graphql(`
  mutation BeginRedeem($userData: UserDataInput!, $input: RedeemCardInput!) {
    beginRedeem(userData: $userData, input: $input) {
      data {
        ...ExchangeOrder
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const AddRedeemCard = graphql(`
  mutation AddRedeemCard($userData: UserDataInput!, $input: RedeemCardInput!) {
    addRedeemCard(userData: $userData, input: $input) {
      data {
        ...ExchangeOrder
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const RemoveRedeemCard = graphql(`
  mutation RemoveRedeemCard($userData: UserDataInput!, $cardId: ID!) {
    removeRedeemCard(userData: $userData, cardId: $cardId) {
      data {
        ...ExchangeOrder
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const AddRedeemPackage = graphql(`
  mutation AddRedeemPackage($userData: UserDataInput!, $input: AddToBasketInput!) {
    addRedeemPackage(userData: $userData, input: $input) {
      data {
        ...ExchangeOrder
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const UpdateRedeemPackage = graphql(`
  mutation UpdateRedeemPackage($userData: UserDataInput!, $input: UpdateRedeemPackageInput!) {
    updateRedeemPackage(userData: $userData, input: $input) {
      data {
        ...ExchangeOrder
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

/** What is left, as a new card of the kind that is exchanged. */
export const AddOriginalPackage = graphql(`
  mutation AddOriginalPackage($userData: UserDataInput!) {
    addOriginalPackage(userData: $userData) {
      data {
        ...ExchangeOrder
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const ResetRedeem = graphql(`
  mutation ResetRedeem($userData: UserDataInput!) {
    resetRedeem(userData: $userData) {
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);
