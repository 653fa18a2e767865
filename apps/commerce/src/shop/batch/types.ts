import type { Language, StorefrontCode } from "@giftshop/storefront-config";
import type { DeliveryPlan } from "@giftshop/storefront-config/delivery";
import type { ErrorName } from "@giftshop/validation";
import type { PostalAddress } from "../../money/order/index.ts";

/** Most rows of one batch. */
export const mostRows = 10_000;

/** Most rows of one whose gifts are posted: each may be a parcel of its own. */
export const mostParcels = 1_000;

/**
 * EMAIL sends one to each receiver, HAND gives whoever orders the links to hand over, POST sends a printed
 * one to the address of each.
 */
export const batchDeliveries = ["EMAIL", "HAND", "POST"] as const;
export type BatchDelivery = (typeof batchDeliveries)[number];

/** Gifts of one kind for many people. */
export interface Batch {
  id: string;
  serial: number;
  account: string;
  company: string | null;
  storefront: StorefrontCode;
  language: Language;
  variation: number;
  delivery: BatchDelivery;
  /** Whom receivers are told it is from; null: the first name of who orders. */
  senderName: string | null;
  message: string | null;
  /** Names of columns that the message may name, beside those that every row has. */
  fields: readonly string[];
  expected: number;
  received: number;
  orderId: string | null;
  createdAt: Date;
}

/** Where a parcel goes, as it was typed. */
export interface TypedAddress {
  street: string;
  houseNumber?: string | null | undefined;
  suffix?: string | null | undefined;
  postCode?: string | null | undefined;
  city: string;
}

/** A row as it was typed. */
export interface TypedRow {
  email: string;
  firstName: string;
  lastName?: string | null | undefined;
  /** Main units, as somebody writes them: `25`, `25,00` or `€ 25`. */
  value: string;
  /** A day, as somebody writes it, or an ISO 8601 date; empty: as soon as possible. */
  date?: string | null | undefined;
  /** What stands in the columns of the batch's `fields`. */
  fields?: readonly string[] | null | undefined;
  /** Where it is posted to. */
  address?: TypedAddress | null | undefined;
}

/** Column of a row, and the name of what is wrong with it. */
export type RowFault = readonly [column: RowColumn, ErrorName];

/** What a row says, by column. */
export type RowColumn =
  | "email"
  | "firstName"
  | "lastName"
  | "value"
  | "date"
  | "message"
  | "street"
  | "houseNumber"
  | "suffix"
  | "postCode"
  | "city";

/** A row as it was judged. Personal: never logged. */
export interface BatchRow {
  position: number;
  email: string;
  emailKey: string;
  firstName: string;
  lastName: string;
  /** Minor units; 0 where nobody can tell. */
  value: number;
  message: string | null;
  plan: DeliveryPlan | null;
  /** Where its parcel goes; null for any other delivery. */
  address: PostalAddress | null;
  faults: readonly RowFault[] | null;
}
