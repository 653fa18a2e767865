import type { Language, PaymentLogo } from "../types.ts";
import type { HeaderLogo, Picture } from "./picture.ts";
import type { SocialLink } from "./social-links.ts";
import type { OrganizationStructuredData } from "./structured-data.ts";
import type { TrustMarks } from "./trust-mark.ts";

export interface PaymentLogoPicture extends Picture {
  logo: PaymentLogo;
  /** The alternative text, in each of the storefront's languages. */
  labels: Readonly<Partial<Record<Language, string>>>;
}

/** A pattern that repeats along the inline axis, over the whole width. */
export interface Decoration extends Picture {
  /** Also the distance after which it repeats. */
  width: number;
}

/** The pictures of the doubler, where it runs. */
export interface DoublerImages {
  /** Beside the title of the doubler's home. */
  hero: Picture;
  /** Beside "you take part". */
  thanks: Picture;
}

/**
 * The storefront branding record of specification section
 * 3. Only for servers: a browser is given what it shows.
 */
export interface StorefrontBranding {
  /**
   * Header variants 1 (200×80, mobile 170×68) and 3 (202×52,
   * mobile 134×36), and every other header of the storefront.
   */
  logo: HeaderLogo;
  /** Header variant 2: 252×86, mobile 116×68 in two lines. */
  logoV2: HeaderLogo;
  /** The sign on its own, 48×48, on a ground of its own: good on light and on dark. */
  footerLogo: Picture;
  /** The sign on its own, 48×48, for the head of a dialog. */
  modalLogo: Picture;
  /** Before "Ordered on working days before 5:00 PM…", 50 wide, on the footer's dark ground. */
  footerClockIcon: Picture;
  /** Beside the block on a product page that presents the product's own story. */
  pdpFeaturedBlock: Picture;
  /** Beside the block on a product page that speaks of wrapping and packing. */
  pdpPromotionBlock: Picture;
  trustMarks: TrustMarks;
  notFoundImage: Picture;
  /** 30 px below the header, where configured: the header is then 110 high instead of 80. */
  headerDecoration: Decoration | null;
  /** On the upper edge of the footer, standing on its dark ground. */
  footerDecoration: Decoration | null;
  faqImage: Picture;
  /** Null where the doubler is off. */
  doublerImages: DoublerImages | null;
  /** In the order of the footer; a phone shows the first four. */
  paymentLogos: readonly PaymentLogoPicture[];
  /** The choice card, which holds all brands in one, offered as an alternative. */
  alternativeChoiceAllInOne: Picture;
  /** The logo for businesses, with its words in each of the storefront's languages. */
  pdpBusinessLogo: Readonly<Partial<Record<Language, Picture>>>;
  pdpBusinessLogoMobile: Readonly<Partial<Record<Language, Picture>>>;
  /** CSS pixels of the business logo on a desktop. */
  pdpBusinessLogoWidth: number;
  organizationStructuredData: OrganizationStructuredData;
  socialLinks: readonly SocialLink[];
  icons: {
    /** Any size, square, with its own ground. */
    favicon: Picture;
    /** Square to the edge, the sign within the inner 80 %: web manifest, purpose "maskable". */
    maskable: Picture;
    /** PNG of 180 by 180, for home screens that take no SVG. */
    touch: Picture;
  };
}
