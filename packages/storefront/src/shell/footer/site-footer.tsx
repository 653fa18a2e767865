import { Container } from "@giftshop/ui-kit/layout";
import type { Store } from "../../store/store-query.ts";
import { Decoration } from "../decoration/decoration.tsx";
import type { LanguageLink } from "../languages.ts";
import { BottomRow, type BottomRowProps } from "./bottom-row.tsx";
import { FooterMenu } from "./footer-menu.tsx";
import { FooterPictures } from "./footer-pictures.tsx";
import * as styles from "./site-footer.css.ts";

export interface SiteFooterProps extends BottomRowProps {
  languages: readonly LanguageLink[];
  /** What people of the shop edit of it. */
  store: Pick<Store, "menus">;
}

/** Where else to go, whom to ask, how to pay, who vouches. Only what exists is linked. */
export const SiteFooter = ({ shop, branding, texts, store, languages, redeem = false }: SiteFooterProps) => {
  const { footerDecoration } = branding;
  return (
    <div className={styles.place}>
      {footerDecoration && <Decoration pattern={footerDecoration} />}
      <footer className={styles.footer}>
        <Container className={styles.inner}>
          <FooterMenu shop={shop} texts={texts} menu={store.menus.footerMenu} languages={languages} />
          <FooterPictures branding={branding} texts={texts} language={shop.language} />
          <BottomRow shop={shop} branding={branding} texts={texts} redeem={redeem} />
        </Container>
      </footer>
    </div>
  );
};
