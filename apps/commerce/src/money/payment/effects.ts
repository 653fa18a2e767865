import type { PoolClient } from "../../platform/database/index.ts";
import type { Posting } from "../ledger/index.ts";
import type { OrderRecord } from "../order/index.ts";
import type { Attempt } from "./attempts/attempts.ts";

/** What an order is paid with, beside what is set aside of gift cards. */
export interface PaidPart {
  /** Minor units; 0 where gift cards pay all of it. */
  amount: number;
  /** To be booked with the order, and before it; may be on their way. */
  postings: readonly Posting[] | Promise<readonly Posting[]>;
}

/**
 * What else happens when a payment settles, in the same transaction. The
 * money core says when; checkout, which knows baskets and stock, says what.
 */
export interface OrderEffects {
  /**
   * The order, here as it was before, has just become PAID: books `payment` with what was paid for, of which
   * gift cards pay the rest.
   */
  paid(client: PoolClient, order: OrderRecord, payment: PaidPart): Promise<void>;
  /** The order is about to become PAID by somebody who had to prove who they are, and did not. */
  unauthenticated(client: PoolClient, order: OrderRecord): Promise<void>;
  /**
   * Sees to it that gift cards pay so much of the order, minor
   * units, holding again what was released; false where they cannot.
   */
  covered(client: PoolClient, order: OrderRecord, byCards: number): Promise<boolean>;
  /** A payment of the order is open until then: what gift cards pay of it stays set aside. */
  waiting(client: PoolClient, order: OrderRecord, until: Date): Promise<void>;
  /** The order has just been given up: what was held for it is free again. */
  released(client: PoolClient, order: OrderRecord): Promise<void>;
  /** An order that was given up was paid after all: holds again what it needs, or answers false. */
  revive(client: PoolClient, order: OrderRecord): Promise<boolean>;
  /** A payment of the order cannot be kept, and its money is owed back: the buyer is to be told. */
  refunded(client: PoolClient, order: OrderRecord, attempt: Pick<Attempt, "id">): Promise<void>;
  /**
   * Money that an order was paid with was taken back: what has not
   * left yet stays, and its cards are blocked, until a person decides.
   */
  takenBack(client: PoolClient, order: OrderRecord): Promise<void>;
  /** All of that money is there again. */
  givenBack(client: PoolClient, order: OrderRecord): Promise<void>;
  /**
   * A bank transfer was promised and will take days; may be told more than once, with the attempt where its
   * account is known.
   */
  awaitingTransfer(client: PoolClient, order: OrderRecord, attempt?: Pick<Attempt, "id">): Promise<void>;
}
