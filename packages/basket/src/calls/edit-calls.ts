import { graphql, type VariablesOf } from "@giftshop/graphql";
import { request } from "@giftshop/graphql/browser";
import { type Answer, answerOf } from "./answer.ts";

export const SetReceiver = graphql(`
  mutation SetReceiver($userData: UserDataInput!, $input: SetReceiverInput!) {
    setReceiver(userData: $userData, input: $input) {
      data {
        ...Basket
      }
      errors {
        code
        referencedRequestParameter
        limit {
          brand
          sum {
            currency
            value
          }
        }
      }
    }
  }
`);

const CopyPackage = graphql(`
  mutation CopyPackage($userData: UserDataInput!, $input: CopyPackageInput!) {
    copyPackage(userData: $userData, input: $input) {
      data {
        ...Basket
      }
      errors {
        code
        referencedRequestParameter
        limit {
          brand
          sum {
            currency
            value
          }
        }
      }
    }
  }
`);

const ResetReceiver = graphql(`
  mutation ResetReceiver($userData: UserDataInput!, $input: ReceiverInput!) {
    resetReceiver(userData: $userData, input: $input) {
      data {
        ...Basket
      }
      errors {
        code
        referencedRequestParameter
        limit {
          brand
          sum {
            currency
            value
          }
        }
      }
    }
  }
`);

const DeleteReceiver = graphql(`
  mutation DeleteReceiver($userData: UserDataInput!, $input: ReceiverInput!) {
    deleteReceiver(userData: $userData, input: $input) {
      data {
        ...Basket
      }
      errors {
        code
        referencedRequestParameter
        limit {
          brand
          sum {
            currency
            value
          }
        }
      }
    }
  }
`);

const UpdatePackage = graphql(`
  mutation UpdatePackage($userData: UserDataInput!, $input: UpdatePackageInput!) {
    updatePackage(userData: $userData, input: $input) {
      data {
        ...Basket
      }
      errors {
        code
        referencedRequestParameter
        limit {
          brand
          sum {
            currency
            value
          }
        }
      }
    }
  }
`);

/** Says who gets some packages of the basket. */
export const setReceiver = (input: VariablesOf<typeof SetReceiver>["input"]): Promise<Answer> =>
  answerOf(request(SetReceiver, { input }).then((data) => data.setReceiver));

/** The same gift for another person; the same key copies once. */
export const copyPackage = (input: VariablesOf<typeof CopyPackage>["input"]): Promise<Answer> =>
  answerOf(request(CopyPackage, { input }).then((data) => data.copyPackage));

/** Some packages are for the buyer again. */
export const resetReceiver = (input: VariablesOf<typeof ResetReceiver>["input"]): Promise<Answer> =>
  answerOf(request(ResetReceiver, { input }).then((data) => data.resetReceiver));

/** Somebody's packages leave the basket. */
export const deleteReceiver = (input: VariablesOf<typeof DeleteReceiver>["input"]): Promise<Answer> =>
  answerOf(request(DeleteReceiver, { input }).then((data) => data.deleteReceiver));

/** What a package is made of, all of it at once. */
export const updatePackage = (input: VariablesOf<typeof UpdatePackage>["input"]): Promise<Answer> =>
  answerOf(request(UpdatePackage, { input }).then((data) => data.updatePackage));
