import { languagePathOf } from "../routes/link.ts";
import type { StorefrontRecord } from "../storefront-record.ts";
import { getRecord } from "../storefronts/index.ts";
import type { Language, StorefrontCode } from "../types.ts";
import { descriptionOf } from "./descriptions.ts";
import { picture } from "./drawn.ts";
import { framePictures } from "./frame-pictures.ts";
import { paymentLabels } from "./payment-labels.ts";
import type { Picture } from "./picture.ts";
import type { PictureName } from "./picture-names.ts";
import { socialLinksOf } from "./social-links-of.ts";
import type { OrganizationStructuredData } from "./structured-data.ts";
import { trustMarksOf } from "./trust-marks.ts";
import type { StorefrontBranding } from "./types.ts";

const inEach = <T>(languages: readonly Language[], value: (language: Language) => T): Partial<Record<Language, T>> =>
  Object.fromEntries(languages.map((language) => [language, value(language)]));

const organizationOf = ({ storefront, branding }: StorefrontRecord, logo: Picture): OrganizationStructuredData => {
  const { name, languages, organisation, country } = storefront;
  return {
    name,
    url: `${languagePathOf(storefront, languages[0])}/`,
    logo: logo.src,
    description: inEach(languages, (language) => branding.description?.[language] ?? descriptionOf(name, language)),
    contactPoint: {
      contactType: "customer service",
      telephone: organisation.phone,
      email: organisation.email,
      availableLanguage: languages,
    },
    address: {
      streetAddress: organisation.street,
      postalCode: organisation.postCode,
      addressLocality: organisation.city,
      addressCountry: country,
    },
    ...(branding.openingHours ? { openingHours: branding.openingHours } : {}),
  };
};

/**
 * The branding of a record: its own words, completed by its
 * country, its languages and the pictures drawn for it.
 * @throws where a picture is missing, naming the storefront and the picture
 */
export const completeBranding = (record: StorefrontRecord): StorefrontBranding => {
  const { storefront, branding } = record;
  const { code, languages, toggles, paymentLogos } = storefront;
  const own = (name: PictureName): Picture => picture(code, `${code}/${name}`);
  const badge = own("badge");
  const businessLogos = inEach(languages, (language) => own(`business-${language}`));
  return {
    logo: { desktop: own("logo"), mobile: own("logo-mobile") },
    logoV2: { desktop: own("logo-v2"), mobile: own("logo-v2-mobile") },
    footerLogo: badge,
    modalLogo: own("sign"),
    footerClockIcon: picture(code, `${code}/${framePictures.clock}`),
    pdpFeaturedBlock: own("featured"),
    pdpPromotionBlock: own("promotion"),
    trustMarks: trustMarksOf(record),
    notFoundImage: own("not-found"),
    headerDecoration: branding.decoration.header ? own("header-decoration") : null,
    footerDecoration: branding.decoration.footer ? own("footer-decoration") : null,
    faqImage: own("faq"),
    doublerImages: toggles.doubler ? { hero: own("doubler-hero"), thanks: own("doubler-thanks") } : null,
    paymentLogos: paymentLogos.map((name) => ({
      logo: name,
      labels: inEach(languages, (language) => paymentLabels[name][language]),
      ...picture(code, `${code}/${framePictures.payment(name)}`),
    })),
    alternativeChoiceAllInOne: own("choice-card"),
    pdpBusinessLogo: businessLogos,
    pdpBusinessLogoMobile: inEach(languages, (language) => own(`business-mobile-${language}`)),
    pdpBusinessLogoWidth: businessLogos[languages[0]]?.width ?? 0,
    organizationStructuredData: organizationOf(record, badge),
    socialLinks: socialLinksOf(storefront),
    icons: { favicon: badge, maskable: own("maskable"), touch: own("touch") },
  };
};

const complete = new Map<StorefrontCode, StorefrontBranding>();

/** The branding of a storefront, completed once. For servers: it knows every storefront. */
export const brandingOf = ({ code }: { code: StorefrontCode }): StorefrontBranding => {
  const known = complete.get(code);
  if (known) return known;
  const made = completeBranding(getRecord(code));
  complete.set(code, made);
  return made;
};
