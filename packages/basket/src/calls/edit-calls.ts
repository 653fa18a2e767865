import { graphql, type VariablesOf } from "@giftshop/graphql";
import { request } from "@giftshop/graphql/browser";
import { answerOf } from "./answer.ts";
import { type Edit, editOf } from "./edit.ts";

const SetReceiver = graphql(`
  mutation SetReceiver($userData: UserDataInput!, $input: SetReceiverInput!) {
    setReceiver(userData: $userData, input: $input) {
      data {
        ...Basket
      }
      errors {
        ...Refusal
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
        ...Refusal
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
        ...Refusal
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
        ...Refusal
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
        ...Refusal
      }
    }
  }
`);

type Input<Variables extends { input: object }> = Omit<Variables["input"], "version">;

/** Who gets some packages of the basket, as commerce is told. */
export type RecipientInput = VariablesOf<typeof SetReceiver>["input"]["recipient"];

const theirs = (packageIds: readonly string[]): string => packageIds.join("-");

/** Says who gets some packages of the basket. */
export const setReceiver = (input: Input<VariablesOf<typeof SetReceiver>>): Edit =>
  editOf("receiver", `receiver-${theirs(input.packageIds)}`, input, (version) =>
    answerOf(request(SetReceiver, { input: { ...input, version } }).then((data) => data.setReceiver)),
  );

/** Copies a gift for another person; the same key copies once. */
export const copyPackage = (input: Input<VariablesOf<typeof CopyPackage>>): Edit =>
  editOf("copy", input.idempotencyKey, input, (version) =>
    answerOf(request(CopyPackage, { input: { ...input, version } }).then((data) => data.copyPackage)),
  );

/** Some packages are for the buyer again. */
export const resetReceiver = (input: Input<VariablesOf<typeof ResetReceiver>>): Edit =>
  editOf("reset", `receiver-${theirs(input.packageIds)}`, input, (version) =>
    answerOf(request(ResetReceiver, { input: { ...input, version } }).then((data) => data.resetReceiver)),
  );

/** Somebody's packages leave the basket. */
export const deleteReceiver = (input: Input<VariablesOf<typeof DeleteReceiver>>): Edit =>
  editOf("receiverAway", `receiver-${theirs(input.packageIds)}`, input, (version) =>
    answerOf(request(DeleteReceiver, { input: { ...input, version } }).then((data) => data.deleteReceiver)),
  );

/** What a package is made of, all of it at once. */
export const updatePackage = (input: Input<VariablesOf<typeof UpdatePackage>>): Edit =>
  editOf("edit", `edit-${input.packageId}`, input, (version) =>
    answerOf(request(UpdatePackage, { input: { ...input, version } }).then((data) => data.updatePackage)),
  );
