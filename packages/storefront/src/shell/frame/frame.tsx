import { shellTexts } from "@giftshop/content";
import type { RouteName, Shop } from "@giftshop/storefront-config";
import type { ReactNode } from "react";
import { SiteFooter } from "../footer/site-footer.tsx";
import { CheckoutHeader } from "../header/checkout-header.tsx";
import { SiteHeader } from "../header/site-header.tsx";
import { languageLinks, type Place } from "../languages.ts";
import * as styles from "./frame.css.ts";

export interface FrameProps<R extends RouteName> {
  shop: Shop;
  /** Which page this is, for the links to it in other languages. */
  place: Place<R>;
  /** `checkout`: nothing that leads astray, no footer menus. Default `site`. */
  kind?: "site" | "checkout";
  children: ReactNode;
}

/** What stands around a page: skip link, header, footer. */
export function Frame<R extends RouteName>({ shop, place, kind = "site", children }: FrameProps<R>) {
  const texts = shellTexts(shop, new Date().getFullYear());
  const languages = languageLinks(shop, place);
  const here = languages.find(({ current }) => current)?.href ?? "";
  return (
    <>
      <a className={styles.skip} href="#content">
        {texts.skip}
      </a>
      {kind === "checkout" ? (
        <CheckoutHeader shop={shop} texts={texts} />
      ) : (
        <SiteHeader shop={shop} texts={texts} languages={languages} here={here} />
      )}
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {kind === "site" && <SiteFooter shop={shop} texts={texts.footer} nav={texts.nav} languages={languages} />}
    </>
  );
}
