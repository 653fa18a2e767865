import type { Money } from "@giftshop/messages";
import type { BrandLimit } from "@giftshop/messages/limit-text";
import type { ErrorName } from "@giftshop/validation/error-codes";

/** Why an order could not be made. */
export type Problem =
  | { kind: "changed"; before: Money; now: Money }
  /** `limits`: of the brands that the order holds too much of, as far as they are known. */
  | { kind: "refused"; names: readonly ErrorName[]; limits?: readonly BrandLimit[] }
  | { kind: "unreachable" };
