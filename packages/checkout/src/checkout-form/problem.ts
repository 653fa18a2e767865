import type { Money } from "@giftshop/messages";
import type { ErrorName } from "@giftshop/validation/error-codes";

/** Why an order could not be made. */
export type Problem =
  | { kind: "changed"; before: Money; now: Money }
  | { kind: "refused"; names: readonly ErrorName[] }
  | { kind: "unreachable" };
