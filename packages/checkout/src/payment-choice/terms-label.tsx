import { Link } from "@giftshop/ui-kit/link";
import { VisuallyHidden } from "@giftshop/ui-kit/visually-hidden";
import { useCheckout } from "../frame/checkout-context.tsx";
import { termsLink } from "./terms-link.ts";

/** Stands for the linked words while the sentence around them is made. */
const gap = "\u0000";

/**
 * "I accept the terms and conditions of …", which can be
 * read in another tab where the shop has a page of them.
 */
export const TermsLabel = () => {
  const { shop, t } = useCheckout();
  const href = termsLink(shop);
  const words = t("payment.termsLink");
  if (!href) return t("payment.terms", { name: shop.storefront.name, terms: words });
  const [before, after] = t("payment.terms", { name: shop.storefront.name, terms: gap }).split(gap);
  return (
    <>
      {before}
      <Link href={href} target="_blank">
        {words}
        <VisuallyHidden>{` (${t("payment.newTab")})`}</VisuallyHidden>
      </Link>
      {after}
    </>
  );
};
