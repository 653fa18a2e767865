import type { ShellTexts } from "@giftshop/content";
import type { Shop } from "@giftshop/storefront-config";
import type { StorefrontBranding } from "@giftshop/storefront-config/branding";
import { Container } from "@giftshop/ui-kit/layout";
import { Decoration } from "../decoration/decoration.tsx";
import type { LanguageLink } from "../languages.ts";
import { BottomRow } from "./bottom-row.tsx";
import { FooterMenu } from "./footer-menu.tsx";
import { FooterPictures } from "./footer-pictures.tsx";
import * as styles from "./site-footer.css.ts";

export interface SiteFooterProps {
  shop: Shop;
  branding: StorefrontBranding;
  texts: ShellTexts["footer"];
  languages: readonly LanguageLink[];
  /** Of a redeem page: terms and privacy open beside it, so that what was begun there is kept. Default `false`. */
  redeem?: boolean;
}

/** Where else to go, whom to ask, how to pay, who vouches. Only what exists is linked. */
export function SiteFooter({ shop, branding, texts, languages, redeem = false }: SiteFooterProps) {
  const { footerDecoration } = branding;
  return (
    <div className={styles.place}>
      {footerDecoration && <Decoration pattern={footerDecoration} />}
      <footer className={styles.footer}>
        <Container className={styles.inner}>
          <FooterMenu shop={shop} texts={texts} languages={languages} />
          <FooterPictures branding={branding} texts={texts} />
          <BottomRow shop={shop} branding={branding} texts={texts} redeem={redeem} />
        </Container>
      </footer>
    </div>
  );
}
