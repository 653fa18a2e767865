import type { ResultOf } from "@giftshop/graphql";
import type { BatchFragment } from "./batch.fragment.ts";

/** A batch as its page shows it. */
export type ShownBatch = ResultOf<typeof BatchFragment>;
