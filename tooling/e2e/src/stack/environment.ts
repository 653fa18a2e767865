import { embedded } from "@giftshop/start";

/**
 * Settings of a tested shop: the outside parts are always the embedded ones, whatever the environment says, and each test
 * may name the address it calls from (`X-Forwarded-For`), so that limits by address count its own calls alone.
 */
export const visitorsBehindProxy = { ...embedded, TRUST_PROXY: "1" };
