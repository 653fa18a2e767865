import { ErrorPage, shellTexts } from "@giftshop/content";
import type { ServedRoute, Shop } from "@giftshop/storefront-config";
import { SkipLink } from "@giftshop/ui-kit/skip-link";
import type { ReactNode } from "react";
import { Awake } from "../awake/awake.tsx";
import { SiteFooter } from "../footer/site-footer.tsx";
import { CheckoutHeader } from "../header/checkout-header.tsx";
import { SiteHeader } from "../header/site-header.tsx";
import { languageLinks, type Place } from "../languages.ts";
import { Recover } from "../recover/recover.tsx";
import * as styles from "./frame.css.ts";

export interface FrameProps<R extends ServedRoute> {
  shop: Shop;
  /** Which page this is, for the links to it in other languages. */
  place: Place<R>;
  /** `checkout`: nothing that leads astray, no footer. Default `site`. */
  kind?: "site" | "checkout";
  /** The page brings its own `main`. */
  ownMain?: boolean;
  children: ReactNode;
}

/** What stands around a page: skip link, header, footer. */
export function Frame<R extends ServedRoute>({ shop, place, kind = "site", ownMain = false, children }: FrameProps<R>) {
  const texts = shellTexts(shop, new Date().getFullYear());
  const languages = languageLinks(shop, place);
  const here = languages.find(({ current }) => current)?.href ?? "";
  const content = <Recover fallback={<ErrorPage shop={shop} />}>{children}</Recover>;
  return (
    <>
      <SkipLink>{texts.skip}</SkipLink>
      {kind === "checkout" ? (
        <CheckoutHeader shop={shop} texts={texts} />
      ) : (
        <SiteHeader shop={shop} texts={texts} languages={languages} here={here} />
      )}
      {ownMain ? (
        content
      ) : (
        <main id="main" tabIndex={-1} className={styles.main}>
          {content}
        </main>
      )}
      {kind === "site" && <SiteFooter shop={shop} texts={texts.footer} nav={texts.nav} languages={languages} />}
      <Awake />
    </>
  );
}
