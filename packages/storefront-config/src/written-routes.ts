import type { ServedRoute } from "./served-routes.ts";

/** Routes whose page is written rather than sold, and the kind of page that commerce keeps for each. */
export const writtenRoutes = {
  terms: "TERMS",
  privacy: "PRIVACY",
  cookies: "COOKIES",
  delivery: "DELIVERY",
  cancellationPolicy: "CANCELLATION",
  helpdesk: "HELPDESK",
  contact: "CONTACT",
  business: "BUSINESS",
  blog: "BLOG",
  blogPost: "POST",
  givingMoments: "GIVING_MOMENTS",
  givingMoment: "GIVING_MOMENT",
  landing: "LANDING",
} as const satisfies Partial<Record<ServedRoute, string>>;

export type WrittenRoute = keyof typeof writtenRoutes;

export const isWrittenRoute = (name: string): name is WrittenRoute => Object.hasOwn(writtenRoutes, name);
