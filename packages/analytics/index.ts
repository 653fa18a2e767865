export { followClickId } from "./src/click-id/follow-click-id.ts";
export type { Consent } from "./src/consent/consent.ts";
export { pageConsent } from "./src/consent/page-consent.ts";
export { useConsent } from "./src/consent/use-consent.ts";
