import { useSyncExternalStore } from "react";
import { type Consent, denied } from "./consent.ts";
import { pageConsent } from "./page-consent.ts";

/** The visitor's consent, kept true while the page is open; denied on the server and while hydrating. */
export const useConsent = (): Consent => useSyncExternalStore(pageConsent.subscribe, pageConsent.read, () => denied);
