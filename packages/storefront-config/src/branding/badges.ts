import type { StorefrontCode } from "../types.ts";
import badges from "./badges.json" with { type: "json" };

/** A storefront's sign on its own ground as SVG, for what is drawn with it on a server. */
export const badgeOf = ({ code }: { code: StorefrontCode }): string => badges[code];
