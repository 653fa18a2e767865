import type { StorefrontCode } from "../storefront-codes.ts";
import type { StorefrontRecord } from "../storefront-record.ts";
import type { Storefront } from "../types.ts";
import { records } from "./records.ts";

/** Every storefront, in the order of `storefrontCodes`. */
export const storefronts: readonly Storefront[] = Object.values(records).map(({ storefront }) => storefront);

/** All that a storefront's file says. */
export const getRecord = (code: StorefrontCode): StorefrontRecord => records[code];

/**
 * The record of a storefront. Takes a code that the types
 * vouch for; use {@link isStorefrontCode} on input first.
 */
export const getStorefront = (code: StorefrontCode): Storefront => records[code].storefront;

/** Whether a string, from an address or a header, is the code of a storefront. */
export const isStorefrontCode = (code: string): code is StorefrontCode => Object.hasOwn(records, code);
