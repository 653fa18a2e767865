/** What a key may do, and the word that says it. */
export const wordOfScope = {
  "catalogue:read": "catalogue",
  "orders:write": "order",
  "orders:read": "orders",
  "codes:read": "codes",
  "credit:read": "credit",
  "webhooks:write": "webhooks",
} as const;

type KnownScope = keyof typeof wordOfScope;

/** The words of what a key may do; one that this page does not know shows as it is. */
export const scopeText = (scope: string, say: (word: (typeof wordOfScope)[KnownScope]) => string): string =>
  Object.hasOwn(wordOfScope, scope) ? say(wordOfScope[scope as KnownScope]) : scope;
