import type { Shop } from "@giftshop/storefront-config";
import type { StorefrontBranding } from "@giftshop/storefront-config/branding";
import { AccordionItem } from "@giftshop/ui-kit/accordion";
import { Link } from "@giftshop/ui-kit/link";
import { Text } from "@giftshop/ui-kit/text";
import type { ReactNode } from "react";
import { catalogueMessages } from "../messages.ts";
import * as styles from "./panels.css.ts";

export interface ForBusinessProps {
  shop: Shop;
  branding: Pick<StorefrontBranding, "pdpBusinessLogo" | "pdpBusinessLogoMobile">;
  /** Asks for a quote of the product. Default: none. */
  form?: ReactNode;
}

/**
 * For who orders for a team, one of the answers: the way to what the shop does for
 * businesses. With the storefront's logo for businesses in the visitor's language.
 */
export const ForBusiness = ({ shop, branding, form }: ForBusinessProps) => {
  const t = catalogueMessages.in(shop);
  const logo = branding.pdpBusinessLogo[shop.language];
  const mobile = branding.pdpBusinessLogoMobile[shop.language];
  return (
    <AccordionItem title={t("product.business.title")}>
      {logo && (
        <picture className={styles.logo}>
          {mobile && <source media={styles.narrow} {...sourceOf(mobile)} />}
          <img src={logo.src} width={logo.width} height={logo.height} alt="" loading="lazy" decoding="async" />
        </picture>
      )}
      <Text>{t("product.business.text")}</Text>
      <Link href={shop.link("business")} variant="arrow">
        {t("product.business.action")}
      </Link>
      {form}
    </AccordionItem>
  );
};

const sourceOf = ({ src, ...size }: { src: string; width: number; height: number }) => ({ srcSet: src, ...size });
