/** What a person of the shop is there for. ADMIN may do everything. */
export const roles = ["SERVICE", "FULFILMENT", "CONTENT", "FINANCE", "DRAW", "ADMIN"] as const;

export type Role = (typeof roles)[number];

export const isRole = (text: string): text is Role => roles.some((role) => role === text);

/** What a person may do, and where: `null` is everywhere. */
export interface Grant {
  role: Role;
  storefront: string | null;
}

/** How one operation is guarded. */
export interface Guard {
  /** Who may, beside ADMIN. */
  roles: readonly Exclude<Role, "ADMIN">[];
  /** It moves money or reveals something: whoever asks has to have said again who is there. */
  proof?: true;
}

/**
 * Every operation of the admin. What is not named here does
 * not exist: a resolver takes its guard from this table.
 */
export const operations = {
  "audit.read": { roles: [] },
  "staff.read": { roles: [] },
  "staff.change": { roles: [], proof: true },
  "orders.read": { roles: ["SERVICE", "FULFILMENT", "FINANCE"] },
  "orders.note": { roles: ["SERVICE", "FULFILMENT", "FINANCE"] },
  "orders.resend": { roles: ["SERVICE"], proof: true },
  "orders.correct": { roles: ["SERVICE"], proof: true },
  "orders.hold": { roles: ["SERVICE", "FINANCE"], proof: true },
  "orders.refund": { roles: ["SERVICE", "FINANCE"], proof: true },
  "orders.withdraw": { roles: ["SERVICE"], proof: true },
  "cards.block": { roles: ["SERVICE", "FINANCE"], proof: true },
  "cards.reissue": { roles: ["SERVICE"], proof: true },
  "cards.reveal": { roles: ["SERVICE"], proof: true },
  "requests.read": { roles: ["SERVICE", "FINANCE"] },
  "requests.decide": { roles: ["SERVICE", "FINANCE"], proof: true },
  "queues.read": { roles: ["SERVICE", "FULFILMENT", "FINANCE", "CONTENT"] },
  "activations.decide": { roles: ["SERVICE"], proof: true },
  "payments.settle": { roles: ["FINANCE"], proof: true },
  "refunds.again": { roles: ["FINANCE"], proof: true },
  "emails.again": { roles: ["SERVICE"] },
  "quotes.read": { roles: ["SERVICE", "FINANCE"] },
  "quotes.comment": { roles: ["SERVICE", "FINANCE"] },
  "quotes.price": { roles: ["SERVICE", "FINANCE"], proof: true },
  "quotes.credit": { roles: ["FINANCE"], proof: true },
  "keys.read": { roles: ["SERVICE", "FINANCE"] },
  "keys.change": { roles: ["FINANCE"], proof: true },
  "jobs.again": { roles: [] },
  "figures.sales": { roles: ["FINANCE"] },
  "figures.books": { roles: ["FINANCE"] },
  "draws.read": { roles: ["DRAW"] },
  "parcels.read": { roles: ["FULFILMENT", "SERVICE"] },
  "parcels.print": { roles: ["FULFILMENT"], proof: true },
  "parcels.send": { roles: ["FULFILMENT"] },
  "privacy.read": { roles: ["SERVICE"], proof: true },
  "privacy.export": { roles: ["SERVICE"], proof: true },
  "privacy.forget": { roles: ["SERVICE"], proof: true },
  "credit.read": { roles: ["FINANCE"] },
  "credit.change": { roles: ["FINANCE"], proof: true },
  "reviews.decide": { roles: ["SERVICE", "CONTENT"] },
  "claims.decide": { roles: ["SERVICE"], proof: true },
  "content.read": { roles: ["CONTENT"] },
  "content.write": { roles: ["CONTENT"] },
  "content.publish": { roles: ["CONTENT"] },
  "store.read": { roles: ["CONTENT", "SERVICE"] },
  "store.write": { roles: ["CONTENT"] },
  "store.publish": { roles: ["CONTENT"] },
  "catalogue.read": { roles: ["CONTENT", "FULFILMENT", "SERVICE"] },
  "catalogue.write": { roles: ["CONTENT"] },
  "catalogue.stock": { roles: ["CONTENT", "FULFILMENT"] },
  "files.export": { roles: ["CONTENT"] },
  "files.import": { roles: ["CONTENT"], proof: true },
} as const satisfies Readonly<Record<string, Guard>>;

export type Operation = keyof typeof operations;

/** Where somebody with these grants may do something: in these storefronts, everywhere, or nowhere (`[]`). */
export const placesOf = (operation: Operation, grants: readonly Grant[]): readonly string[] | "EVERYWHERE" => {
  const guard: Guard = operations[operation];
  const fitting = grants.filter(({ role }) => role === "ADMIN" || guard.roles.some((one) => one === role));
  if (fitting.some(({ storefront }) => storefront === null)) return "EVERYWHERE";
  return [...new Set(fitting.flatMap(({ storefront }) => storefront ?? []))].sort();
};

/** How long a person who said again who is there is believed, milliseconds. */
export const proofLasts = 5 * 60_000;

/** How long a session lasts, milliseconds: a working day, whatever is done in it. */
export const sessionLasts = 8 * 3_600_000;
