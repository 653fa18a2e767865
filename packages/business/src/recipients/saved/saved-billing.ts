import type { RequestValues } from "../../request-form/typed-request.ts";

type Billing = RequestValues["billing"];

const key = "recipients.billing";

/** Keeps what was typed about the company in this tab, for its next list. */
export const keepBilling = (billing: Billing): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(billing));
  } catch {
    // A browser that keeps nothing asks again.
  }
};

/** What was typed before; nothing where a browser keeps nothing. */
export const savedBilling = (): Partial<Billing> => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, text]) => typeof text === "string"));
  } catch {
    return {};
  }
};
