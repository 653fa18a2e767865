import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import type { Environment } from "../../platform/environment.ts";

/**
 * Whether digital gifts of a storefront have links, by which
 * they are opened: where emails hold codes, none of them does.
 */
export const hasLinks = (code: StorefrontCode, { codesInEmail }: Pick<Environment, "codesInEmail">): boolean =>
  !getStorefront(code).toggles.codesInEmail && !codesInEmail.has(code);
