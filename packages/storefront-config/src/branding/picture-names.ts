import type { Storefront } from "../types.ts";
import type { BrandingWords } from "./words.ts";

/** The pictures that every storefront has drawn for itself. */
const always = [
  "logo",
  "logo-mobile",
  "logo-v2",
  "logo-v2-mobile",
  "badge",
  "sign",
  "maskable",
  "touch",
  "featured",
  "promotion",
  "choice-card",
  "not-found",
  "faq",
] as const;

export type PictureName =
  | (typeof always)[number]
  | "header-decoration"
  | "footer-decoration"
  | "doubler-hero"
  | "doubler-thanks"
  | `business-${string}`;

/** All pictures that a storefront needs of its own, in the order in which they are drawn. */
export const picturesNeeded = ({ toggles, languages }: Storefront, { decoration }: BrandingWords): PictureName[] => [
  ...always,
  ...(decoration.header ? (["header-decoration"] as const) : []),
  ...(decoration.footer ? (["footer-decoration"] as const) : []),
  ...(toggles.doubler ? (["doubler-hero", "doubler-thanks"] as const) : []),
  ...languages.flatMap((language) => [`business-${language}`, `business-mobile-${language}`] as const),
];
