/** Somebody who asks for the checkout. */
export interface Arrival {
  /** Code of the storefront. */
  shop: string;
  /** Id of their ticket. */
  id: string;
  /** When the ticket was drawn, milliseconds since 1970. */
  since: number;
  /** Whether they were let in before, and are not queued again. */
  inside: boolean;
}

/** Who may be in the checkout, and who waits; of all processes that share it. */
export interface CheckoutQueue {
  /** Answers the place in the queue of the storefront, 1 is next; 0 lets them in. */
  arrive(arrival: Arrival): Promise<number>;
  /** Somebody inside did something: they keep their place for longer. */
  touch(shop: string, id: string): Promise<void>;
  /** Somebody has ordered: the place is free. */
  leave(shop: string, id: string): Promise<void>;
}

export interface QueueRules {
  /** People in the checkout at a time. */
  places: number;
  /** Milliseconds for which somebody who was let in keeps a place without a sign of life. */
  firstStay: number;
  /** Milliseconds for which a place is kept after a sign of life. */
  stay: number;
  /** Milliseconds after which somebody who waits and does not ask is passed over. */
  absentAfter: number;
}

/** A page that nobody uses asks nothing: a crawler holds a place for a minute, somebody who types for ten. */
export const usualRules = { firstStay: 60_000, stay: 600_000, absentAfter: 40_000 } as const;

/**
 * A tenth of the places is for storefronts that have less than
 * that: one that is stormed never keeps the others out.
 */
export const reservedOf = (places: number): number => Math.floor(places / 10);
