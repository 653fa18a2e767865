/** What a key may do. */
export const scopes = [
  "catalogue:read",
  "orders:write",
  "orders:read",
  "codes:read",
  "credit:read",
  "webhooks:write",
] as const;

export type KeyScope = (typeof scopes)[number];

/** What each scope is for, as the reference says it. */
export const scopeWords: Readonly<Record<KeyScope, string>> = {
  "catalogue:read": "see what is sold",
  "orders:write": "order gifts",
  "orders:read": "see orders and the status of their gifts",
  "codes:read": "get the links of gifts that are handed over: anyone with a link can open its gift",
  "credit:read": "see what can be ordered on invoice now",
  "webhooks:write": "manage webhooks and read their log",
};

export const isKeyScope = (text: string): text is KeyScope => (scopes as readonly string[]).includes(text);
