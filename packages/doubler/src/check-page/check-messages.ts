import type { Verdict } from "@giftshop/doubler-verifier";

/** What the page asks of the worker. */
export interface CheckRequest {
  draw: string;
  receipt: string;
}

/** What the worker says: how far it is, what came out, or that it cannot be told. */
export type CheckAnswer =
  | { kind: "progress"; share: number }
  | { kind: "verdict"; verdict: Verdict; entries: number }
  | { kind: "unavailable" };
