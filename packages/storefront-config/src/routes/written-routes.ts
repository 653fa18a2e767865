import type { RouteParameters } from "./route-names.ts";
import type { ServedRoute } from "./served-routes.ts";

/** Routes whose page is written rather than sold, and the kind of page that commerce keeps for each. */
export const writtenRoutes = {
  terms: "TERMS",
  privacy: "PRIVACY",
  cookies: "COOKIES",
  delivery: "DELIVERY",
  cancellationPolicy: "CANCELLATION",
  imprint: "IMPRINT",
  accessibility: "ACCESSIBILITY",
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

/**
 * What a written route takes, made of the last segment of its
 * address; `path` is empty where the route alone is the address.
 */
export const writtenParameters = <R extends WrittenRoute>(route: R, path: string): RouteParameters[R] => {
  const named: { [K in WrittenRoute]?: object } = {
    blogPost: { path },
    landing: { path },
    givingMoment: { product: path },
    business: path === "" ? {} : { product: path },
  };
  return (named[route] ?? {}) as RouteParameters[R];
};
