import type { Language } from "../types.ts";

/** What schema.org calls an Organization, ready to be written as JSON-LD but for its address on the web. */
export interface OrganizationStructuredData {
  name: string;
  /** Path of the home page; the caller puts the public origin in front, here and in front of `logo`. */
  url: string;
  logo: string;
  /** One or two sentences in each of the storefront's languages. */
  description: Partial<Record<Language, string>>;
  contactPoint: {
    contactType: "customer service";
    telephone: string;
    email: string;
    availableLanguage: readonly Language[];
  };
  address: {
    streetAddress: string;
    postalCode: string;
    addressLocality: string;
    /** ISO 3166-1 alpha-2. */
    addressCountry: string;
  };
  /** "Mo-Fr 09:00-17:30", at the one storefront whose desk may be visited. */
  openingHours?: string;
}
