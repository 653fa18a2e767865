import { createConsentStore } from "./consent-store.ts";
import { lenientMemory } from "./memory.ts";

/** What this browser keeps between visits. */
export const pageMemory = lenientMemory(() => localStorage);

/** The visitor's consent, for code that runs in the browser; components ask `useConsent`. */
export const pageConsent = createConsentStore({ memory: pageMemory, now: Date.now, page: () => window });
