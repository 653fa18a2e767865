import type { Scope } from "../../platform/graphql/context.ts";
import { type Bucket, limit } from "../../platform/limit.ts";

/** Batches that one account begins. */
const begun: Bucket = { name: "batch-begin", points: 60, seconds: 86_400 };
/** Rows that one account sends, in calls. */
const calls: Bucket = { name: "batch-rows", points: 2_000, seconds: 3_600 };

/** Throws 1002 after too many batches. */
export const limitBatches = (scope: Scope, account: string): Promise<void> => limit(scope, begun, account);

/** Throws 1002 after too many calls that send rows. */
export const limitRows = (scope: Scope, account: string): Promise<void> => limit(scope, calls, account);
