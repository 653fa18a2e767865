import type { Shop } from "@giftshop/storefront-config";
import { errorTexts } from "./error-texts.ts";
import { ErrorView } from "./error-view.tsx";

export interface ErrorPageProps {
  shop: Shop;
  /** Where another try leads; the same address when left out. */
  retryHref?: string;
}

/**
 * Stands in for a page that could not be made, for example while commerce is away. Works without JavaScript.
 */
export const ErrorPage = ({ shop, retryHref = "" }: ErrorPageProps) => (
  <ErrorView texts={errorTexts(shop)} retryHref={retryHref} />
);
