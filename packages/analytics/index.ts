export { followClickId } from "./src/click-id/follow-click-id.ts";
export type { Consent } from "./src/consent/consent.ts";
export { pageConsent } from "./src/consent/page-consent.ts";
export { useConsent } from "./src/consent/use-consent.ts";
export { lineWithoutTax, major, withoutTax } from "./src/layer/amounts.ts";
export { type AnalyticsEvent, eventNames, type Item, type Sold, type VariantType } from "./src/layer/events.ts";
export { type ListSource, listSources } from "./src/layer/list-sources.ts";
export { push } from "./src/layer/push.ts";
export { itemMark, listMark, type Marks, shownMark } from "./src/marks/marks.ts";
