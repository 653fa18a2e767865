import { isStorefrontCode, type StorefrontCode } from "@giftshop/storefront-config";
import type { Queryable } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import type { Actor, AuditEntry } from "../audit.ts";
import { writeAudit } from "../audit.ts";
import { Refused } from "../refused.ts";
import type { Operation } from "../roles.ts";
import type { StaffSession } from "../sessions.ts";

/** What a resolver of the admin works with: who asks, what for, and where they may. */
export interface StaffScope {
  services: Services;
  session: StaffSession;
  actor: Actor & { id: string };
  operation: Operation;
  /** Storefronts in which the person may do this. */
  places: readonly string[] | "EVERYWHERE";
}

/**
 * What a person may see of something: its storefront is one
 * of theirs. Throws NOT_FOUND, as for what does not exist.
 */
export const requirePlace = ({ places }: Pick<StaffScope, "places">, storefront: string): void => {
  if (places !== "EVERYWHERE" && !places.includes(storefront)) throw new Refused("NOT_FOUND");
};

/**
 * The storefronts that a list is of: those of the person,
 * and of these those that were asked for. `undefined`: all.
 */
export const storefrontsOf = (
  { places }: Pick<StaffScope, "places">,
  asked?: readonly string[] | null,
): readonly StorefrontCode[] | undefined => {
  const wanted = asked && asked.length > 0 ? asked.filter(isStorefrontCode) : undefined;
  if (places === "EVERYWHERE") return wanted;
  const own = places.filter(isStorefrontCode);
  return wanted ? own.filter((code) => wanted.includes(code)) : own;
};

/** Whether a list shows something of this storefront. */
export const isShown = ({ places }: Pick<StaffScope, "places">, storefront: string): boolean =>
  places === "EVERYWHERE" || places.includes(storefront);

/** Writes down what the person does, in the transaction that does it. */
export const audit = (
  { actor, operation, services }: Pick<StaffScope, "actor" | "operation" | "services">,
  client: Queryable,
  entry: Omit<AuditEntry, "operation">,
): Promise<void> => writeAudit(client, actor, { operation, ...entry }, services.clock.now());

/** A reason, as a person has to give one. Throws WHY_MISSING. */
export const whyOf = (why: string): string => {
  const said = why.normalize("NFC").trim();
  if (said.length < 3) throw new Refused("WHY_MISSING", "why");
  return said.slice(0, 500);
};
