import type { ResultOf } from "@giftshop/graphql";
import type { AccountUser } from "../call/user-operations.ts";

/** Who is logged in, as the account shows them to themselves. */
export type User = ResultOf<typeof AccountUser>;
