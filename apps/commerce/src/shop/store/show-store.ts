import { countriesCombinations, storefronts } from "@giftshop/storefront-config";
import { brandingOf, type Picture } from "@giftshop/storefront-config/branding";
import { type Logo, warningPlaces } from "@giftshop/validation/store";
import type { Environment } from "../../platform/environment.ts";
import type { Image } from "../../platform/graphql/common.ts";
import { originOf } from "../../platform/origin-of.ts";
import { mediaPath } from "../catalogue/media/media-route.ts";
import type { PopUpInView, StoreData } from "./graphql/store-types.ts";
import { redirectsOf } from "./redirects.ts";
import { hrefOf, itemsIn, type Place, wordsIn } from "./show-links.ts";
import type { PublishedStore } from "./versions.ts";

const popUpIn = (place: Place, { parts, ids }: PublishedStore): PopUpInView | null => {
  const { shown, title, text, image, link } = parts.POP_UP;
  if (!shown) return null;
  const said = wordsIn(place, title);
  const path = hrefOf(place, link.to);
  return {
    key: `${ids.POP_UP ?? 0}`,
    title: said,
    text: wordsIn(place, text),
    image: image === null ? null : { url: mediaPath(image), alt: "" },
    link: path ? { title: wordsIn(place, link.text), path } : null,
  };
};

/** What a storefront's frame is made of in a language. */
export const showStore = (
  place: Place,
  published: PublishedStore,
  environment: Pick<Environment, "storefrontPorts" | "publicOriginPattern" | "sharedHosts">,
): StoreData => {
  const { storefront, language } = place;
  const { MENUS, FOOTER, WARNINGS, SWITCHES, COUNTRIES } = published.parts;
  const branding = brandingOf(storefront);
  const main = storefront.toggles.headerVersion === 2 ? branding.logoV2 : branding.logo;
  const logo = (edited: Logo | null, picture: Picture): Image =>
    edited
      ? { url: mediaPath(edited.image), alt: wordsIn(place, edited.alt) }
      : { url: picture.src, alt: storefront.name };
  return {
    paymentIcons: FOOTER.paymentIcons.flatMap((name) => {
      const icon = branding.paymentLogos.find((one) => one.logo === name);
      return icon ? [{ name, url: icon.src, alt: icon.labels[language] ?? name }] : [];
    }),
    menus: {
      footerMenu: {
        menuItems: MENUS.footer
          .map(({ title, items }) => ({ title: wordsIn(place, title), menuItems: itemsIn(place, items) }))
          .filter(({ menuItems }) => menuItems.length > 0),
      },
      businessMenu: {
        title: wordsIn(place, MENUS.business.title),
        menuItems: itemsIn(place, MENUS.business.items),
      },
      phone: MENUS.phone,
    },
    mainLogo: logo(FOOTER.mainLogo, main.desktop),
    footerLogo: logo(FOOTER.footerLogo, branding.footerLogo),
    countriesCombinations: countriesCombinations(storefront, storefronts, (one) => originOf(environment, one)).filter(
      ({ country }) => !COUNTRIES.hidden.includes(country),
    ),
    warnings: warningPlaces
      .filter((name) => WARNINGS[name].shown)
      .map((name) => ({
        place: name.toUpperCase() as StoreData["warnings"][number]["place"],
        text: wordsIn(place, WARNINGS[name].text) || null,
      })),
    popUp: popUpIn(place, published),
    redirects: redirectsOf(storefront, published.parts),
    switches: SWITCHES,
  };
};
