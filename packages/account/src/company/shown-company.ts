import type { ResultOf } from "@giftshop/graphql";
import type { Approval } from "./approval-operations.ts";
import type { OwnCompany } from "./company-operations.ts";

/** The company of who is signed in, as its pages show it. */
export type ShownCompany = ResultOf<typeof OwnCompany>;
export type Role = ShownCompany["role"];

/** What a member may do, in the order in which one chooses. */
export const roles = ["ORDERER", "APPROVER", "READER", "OWNER"] as const satisfies readonly Role[];

/** An order that waits, or waited, for a yes. */
export type ShownApproval = ResultOf<typeof Approval>;
