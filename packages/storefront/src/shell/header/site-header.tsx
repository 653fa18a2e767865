import { SearchBox } from "@giftshop/catalogue/search";
import type { ServedRoute } from "@giftshop/storefront-config";
import { HeaderBar } from "./bar/header-bar.tsx";
import * as styles from "./header.css.ts";
import type { HeaderProps } from "./header-props.ts";
import { HeaderTools } from "./header-tools.tsx";
import { SellingPoints } from "./selling-points/selling-points.tsx";
import { SiteMenu } from "./site-menu.tsx";

/** Pages that ask something themselves, which on a phone is in the first view, without a search box above. */
const askThemselves: ReadonlySet<ServedRoute> = new Set([
  "product",
  "choiceCard",
  "favourites",
  "businessQuote",
  "contact",
  "account",
]);

/** The header of most pages, in the variant that the storefront has chosen. */
export const SiteHeader = ({ shop, branding, texts, store, here, route }: HeaderProps) => {
  const { headerVersion } = shop.storefront.toggles;
  const menu = <SiteMenu shop={shop} texts={texts} store={store} here={here} />;
  const search = (
    <div className={styles.searchLine}>
      <SearchBox shop={shop} className={styles.search} />
    </div>
  );
  return (
    <>
      {headerVersion === 3 && <SellingPoints texts={texts.points} marks={branding.trustMarks.topbar} />}
      <HeaderBar
        {...{ shop, branding }}
        label={texts.home}
        search
        searchSign={askThemselves.has(route)}
        tools={<HeaderTools shop={shop} texts={texts.nav} route={route} menu />}
      >
        {/* In the order in which they are seen. */}
        {headerVersion === 3 && search}
        {menu}
        {headerVersion !== 3 && search}
      </HeaderBar>
    </>
  );
};
