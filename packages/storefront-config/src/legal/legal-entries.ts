import type { RouteName } from "../routes/route-names.ts";

/** An entry of the footer's last row. */
export interface LegalEntry {
  /** As the specification calls it (section 2, footer). */
  name: string;
  /** Page behind it. */
  route: RouteName & ("terms" | "privacy" | "imprint" | "accessibility" | "cookies");
  /** One that is not shown is kept for a storefront whose law asks for it by this name. */
  shown: boolean;
}

/**
 * The footer's last row, in its order, without cookies, which open a dialog, and "Disclaimer", as the legal
 * notice says what it would.
 */
export const legalEntries: readonly LegalEntry[] = [
  { name: "Terms And Conditions", route: "terms", shown: true },
  { name: "Privacy", route: "privacy", shown: true },
  { name: "Legal notice", route: "imprint", shown: true },
  { name: "Accessibility", route: "accessibility", shown: true },
  { name: "Disclaimer", route: "imprint", shown: false },
];
