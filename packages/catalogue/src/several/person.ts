import type { ReceiverValue } from "@giftshop/receivers/value";

/**
 * One of several people who get the gift of the page: who, where
 * to, and what is different for them. Empty: as chosen on the page.
 */
export interface Person extends ReceiverValue {
  id: string;
  message: string;
  amount: string;
  /** A day as it was written, in a table or by `writtenDay`. */
  day: string;
}
