import { graphql } from "@giftshop/graphql";

/** Who gets some packages of the basket. As with the others here, the basket itself is asked for again. */
export const SetBasketReceiver = graphql(`
  mutation SetBasketReceiver($userData: UserDataInput!, $input: SetReceiverInput!) {
    setReceiver(userData: $userData, input: $input) {
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const CopyBasketPackage = graphql(`
  mutation CopyBasketPackage($userData: UserDataInput!, $input: CopyPackageInput!) {
    copyPackage(userData: $userData, input: $input) {
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const ResetBasketReceiver = graphql(`
  mutation ResetBasketReceiver($userData: UserDataInput!, $input: ReceiverInput!) {
    resetReceiver(userData: $userData, input: $input) {
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const DeleteBasketReceiver = graphql(`
  mutation DeleteBasketReceiver($userData: UserDataInput!, $input: ReceiverInput!) {
    deleteReceiver(userData: $userData, input: $input) {
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);
