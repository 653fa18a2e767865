import type { Language } from "@giftshop/storefront-config";
import type { CardBalance } from "../../money/giftcard/index.ts";

/** What a reminder says. Never logged. */
export interface ReminderFacts {
  to: { name: string; email: string; language: Language; owns: boolean };
  /** Cards of one storefront with the same last day, on each of which something is left. */
  cards: readonly CardBalance[];
  days: number;
}
