import { shellTexts } from "@giftshop/content";
import { type FrameKind, frameOf } from "@giftshop/page";
import type { Place } from "@giftshop/page/view";
import type { ServedRoute, Shop } from "@giftshop/storefront-config";
import { brandingOf } from "@giftshop/storefront-config/branding";
import { SkipLink } from "@giftshop/ui-kit/skip-link";
import type { ReactNode } from "react";
import { accountWordsPath, widgetsPath } from "../../hosting/site-file.ts";
import { pageOf } from "../../pages.ts";
import { dressBranding } from "../../store/dress-branding.ts";
import type { Store } from "../../store/store-query.ts";
import { Awake } from "../awake/awake.tsx";
import { currentYear } from "../current-year.ts";
import { CheckoutFooter } from "../footer/checkout-footer.tsx";
import { SiteFooter } from "../footer/site-footer.tsx";
import type { Headers } from "../header/headers.ts";
import { IdentifyHost } from "../identify/identify-host.tsx";
import { languageLinks } from "../languages.ts";
import { Recover } from "../recover/recover.tsx";
import { Widgets } from "../widgets/widgets.tsx";
import * as styles from "./frame.css.ts";
import "./sticky-foot.css.ts";
import { FrameWarning } from "./frame-warning.tsx";
import { pageLinks } from "./page-links.ts";

/** Pages that lead to an order. */
const ordersFrom: ReadonlySet<ServedRoute> = new Set([
  "basket",
  "checkout",
  "redeemShop",
  "businessRedeemShop",
  "redeemCardInfo",
  "redeemCheckout",
]);

/** Pages that a visitor only looks at: a pop-up disturbs nobody there who is about something. */
const praises: ReadonlySet<ServedRoute> = new Set([
  "home",
  "listing",
  "categories",
  "category",
  "product",
  "choiceCard",
  "givingMoments",
  "givingMoment",
  "blog",
  "blogPost",
  "landing",
]);

export interface FrameProps<R extends ServedRoute> {
  shop: Shop;
  /** What people of the shop edit of what stands around a page. */
  store: Store;
  /** Which page this is, for the links to it in other languages. */
  place: Place<R>;
  /** Which page this is, where links to other languages lead to another one. Default: that of `place`. */
  route?: ServedRoute;
  /**
   * `checkout`: nothing that leads astray, and of footer and widgets
   * the cookie settings alone. Default: what the route asks for.
   */
  kind?: FrameKind;
  /** Headers of the kinds of frame that it may have. */
  headers: Headers;
  /** The page brings its own `main`. */
  ownMain?: boolean;
  children: ReactNode;
}

/** What stands around a page: skip link, header, footer, widgets. */
export const Frame = <R extends ServedRoute>({
  shop,
  store,
  place,
  route = place.route,
  kind,
  headers,
  ownMain = false,
  children,
}: FrameProps<R>) => {
  const texts = shellTexts(shop, currentYear(shop));
  const languages = languageLinks(shop, place);
  const here = languages.find(({ current }) => current)?.href ?? "";
  const branding = dressBranding(brandingOf(shop.storefront), store);
  const shown = kind ?? frameOf(pageOf(place.route), shop.storefront.toggles);
  const Header = headers[shown];
  if (!Header) throw new Error(`The page ${route} has no header of the kind ${shown}.`);
  // A gift's page has no scripts of the shop: what needs them is left out.
  if (shown === "gift") {
    return (
      <>
        <SkipLink>{texts.skip}</SkipLink>
        <Header {...{ shop, branding, texts, store, here, route }} />
        {children}
      </>
    );
  }
  const data = widgetsPath(shop.languagePath);
  const content = <Recover data={data}>{children}</Recover>;
  return (
    <>
      <SkipLink>{texts.skip}</SkipLink>
      <Header {...{ shop, branding, texts, store, here, route }} />
      <FrameWarning kind={shown} warnings={store.warnings} delayed={texts.redeem.delayed} />
      {ownMain ? (
        content
      ) : (
        <main id="main" tabIndex={-1} className={styles.main}>
          {content}
        </main>
      )}
      {shown === "checkout" ? (
        <>
          <CheckoutFooter shop={shop} />
          <Widgets data={data} page={route} />
        </>
      ) : (
        <>
          <SiteFooter {...{ shop, branding, store, languages }} texts={texts.footer} redeem={shown === "redeem"} />
          <Widgets
            data={data}
            page={route}
            popUp={shown === "site" && praises.has(route) ? store.popUp?.key : undefined}
            ways={{ top: texts.widgets.top, here: pageLinks(shop, place, languages) }}
          />
        </>
      )}
      {ordersFrom.has(route) && <IdentifyHost shop={shop.data} words={accountWordsPath(shop.languagePath)} />}
      <Awake />
    </>
  );
};
