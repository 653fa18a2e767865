import { builder } from "../../../platform/graphql/builder.ts";
import { answer } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { OrderPayload } from "../../checkout/graphql/order.ts";
import { claimParcel } from "../claim-parcel.ts";
import { correctEmail } from "../correct-email.ts";
import { resendGift } from "../resend-gift.ts";
import { tellWhenOpened } from "../tell-when-opened.ts";

const OrderPackageInput = builder.inputType("OrderPackageInput", {
  description: "A package of an order of one's own.",
  fields: (t) => ({ orderUuid: t.id(), packageId: t.id() }),
});

const TellWhenOpenedInput = builder.inputType("TellWhenOpenedInput", {
  fields: (t) => ({ orderUuid: t.id(), on: t.boolean() }),
});

const CorrectEmailInput = builder.inputType("CorrectEmailInput", {
  fields: (t) => ({
    orderUuid: t.id(),
    packageId: t.id({ required: false, description: "Absent: the buyer's own email." }),
    email: t.string(),
    emailConfirmation: t.string({ required: false, description: "Asked for where the first one looks mistyped, too." }),
  }),
});

builder.mutationFields((t) => ({
  resendGift: t.field({
    type: OrderPayload,
    description:
      "Sends the email of a gift once more, to the same address with the same cards; five times at most, else 2070.",
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: OrderPackageInput }) },
    resolve: answer(({ input }, scope) => resendGift(input, scope)),
  }),
  correctEmail: t.field({
    type: OrderPayload,
    description:
      "Puts a mistyped email of an order right. Cards that were sent to the first one, at most 14 days ago, are blocked and issued again, once; 2063 while it is being sent, 2071 where one was used, 2072 where it is too late.",
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: CorrectEmailInput }) },
    resolve: answer(({ input }, scope) => correctEmail(input, scope)),
  }),
  tellWhenOpened: t.field({
    type: OrderPayload,
    description:
      "Says whether the buyer wants one email for each gift of the order that is opened, should whoever opens it agree; 2070 where none can be opened any more, or there are more than fifty.",
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: TellWhenOpenedInput }) },
    resolve: answer(({ input }, scope) => tellWhenOpened(input, scope)),
  }),
  claimParcel: t.field({
    type: OrderPayload,
    description:
      "Says that a mailbox parcel did not come: its cards are blocked and new ones are posted, once. 2073 before five working days, 2074 after sixty days, 2071 where a card was used, 2075 where a person has to look at it.",
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: OrderPackageInput }) },
    resolve: answer(({ input }, scope) => claimParcel(input, scope)),
  }),
}));
