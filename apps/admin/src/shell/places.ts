import type { Operation } from "../generated/graphql.ts";

/** A page of the admin: its address, and what a person may do who sees it. */
export const places = [
  { name: "orders", href: "/", needs: "ORDERS_READ" },
  { name: "queues", href: "/queues", needs: "QUEUES_READ" },
  { name: "parcels", href: "/parcels", needs: "PARCELS_READ" },
  { name: "quotes", href: "/quotes", needs: "QUOTES_READ" },
  { name: "requests", href: "/requests", needs: "REQUESTS_READ" },
  { name: "content", href: "/content", needs: "CONTENT_READ" },
  { name: "catalogue", href: "/catalogue", needs: "CATALOGUE_READ" },
  { name: "shelf", href: "/shelf", needs: "CATALOGUE_WRITE" },
  { name: "places", href: "/places", needs: "CATALOGUE_WRITE" },
  { name: "store", href: "/store", needs: "STORE_READ" },
  { name: "files", href: "/files", needs: "FILES_EXPORT" },
  { name: "figures", href: "/figures", needs: "FIGURES_SALES" },
  { name: "draws", href: "/draws", needs: "DRAWS_READ" },
  { name: "apiKeys", href: "/api-keys", needs: "KEYS_READ" },
  { name: "companies", href: "/companies", needs: "CREDIT_READ" },
  { name: "privacy", href: "/privacy", needs: "PRIVACY_READ" },
  { name: "people", href: "/people", needs: "STAFF_READ" },
  { name: "audit", href: "/audit", needs: "AUDIT_READ" },
] as const satisfies readonly { name: string; href: string; needs: Operation }[];

export type Place = (typeof places)[number];

/** The pages that somebody sees. */
export const placesFor = (may: readonly Operation[]): readonly Place[] =>
  places.filter(({ needs }) => may.includes(needs));
