import type { ResultOf } from "@giftshop/graphql";
import type { LineFragment } from "../line/line.fragment.ts";
import type { RecipientInput } from "./edit-calls.ts";

type Recipient = NonNullable<ResultOf<typeof LineFragment>["recipient"]>;

/** The receiver of a line as it is, to be told again. The name on the parcel is theirs. */
export const recipientInput = ({ firstName, lastName, email, handOver, address }: Recipient): RecipientInput => ({
  name: firstName,
  lastName,
  email,
  handOver,
  address: address && { ...address, firstName, lastName: lastName ?? "" },
});
