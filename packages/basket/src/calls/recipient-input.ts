import type { ResultOf, VariablesOf } from "@giftshop/graphql";
import type { LineFragment } from "../line/line.fragment.ts";
import type { SetReceiver } from "./edit-calls.ts";

type Recipient = NonNullable<ResultOf<typeof LineFragment>["recipient"]>;

/** Who gets a gift, as commerce is told. */
export type RecipientInput = VariablesOf<typeof SetReceiver>["input"]["recipient"];

/** The receiver of a line as it is, to be told again. The name on the parcel is theirs. */
export const recipientInput = ({ firstName, lastName, email, handOver, address }: Recipient): RecipientInput => ({
  name: firstName,
  lastName,
  email,
  handOver,
  address: address && { ...address, firstName, lastName: lastName ?? "" },
});
