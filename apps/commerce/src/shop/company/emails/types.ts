import type { Language, StorefrontCode } from "@giftshop/storefront-config";

/**
 * An email of a company: about an invitation, or about an order that
 * waits to one of its members. Never a token: the worker makes it.
 */
export type CompanyEmailJob =
  | { kind: "invitation"; id: string }
  | {
      kind: "waiting" | "approved" | "refused";
      /** Id of the order that waits. */
      id: string;
      /** Account of who is told. */
      to: string;
      storefront: StorefrontCode;
      language: Language;
    };

/** What it says. Never logged. */
export interface CompanyEmailFacts {
  kind: CompanyEmailJob["kind"];
  id: string;
  storefront: StorefrontCode;
  language: Language;
  to: string;
  /** First name; empty where nobody knows it. */
  name: string;
  company: string;
  /** Who invites, or wants the order; empty where they are gone. */
  by: string;
  /** Token of an invitation's link. */
  token: string;
  /** Amount of the order that waits, minor units. */
  amount: number;
  currency: string;
  gifts: string;
  costCentre: string;
  why: string;
}
