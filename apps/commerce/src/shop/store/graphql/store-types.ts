import type { CountryCombination } from "@giftshop/storefront-config";
import type { Redirect, Switches } from "@giftshop/validation/store";
import { builder } from "../../../platform/graphql/builder.ts";
import { type Image, ImageType } from "../../../platform/graphql/common.ts";
import { type Answer, ErrorType } from "../../../platform/graphql/payload.ts";
import type { MenuItem } from "../show-links.ts";

interface Menu {
  title: string;
  menuItems: MenuItem[];
}

/** What a pop-up says in a language. */
export interface PopUpInView {
  /** Another one with each edit: whoever closed it sees it no more. */
  key: string;
  title: string;
  text: string;
  image: Image | null;
  link: MenuItem | null;
}

/** What a storefront's frame is made of, in one language. */
export interface StoreData {
  paymentIcons: { name: string; url: string; alt: string }[];
  menus: { footerMenu: { menuItems: Menu[] }; businessMenu: Menu; phone: string };
  mainLogo: Image;
  footerLogo: Image;
  countriesCombinations: readonly CountryCombination[];
  warnings: { place: "SITE" | "REDEEM" | "CHECKOUT"; text: string | null }[];
  popUp: PopUpInView | null;
  redirects: Redirect[];
  switches: Switches;
}

const PathEnum = builder.enumType("MenuPathType", { values: ["relative", "absolute"] as const });
const PathType = builder.objectRef<MenuItem["path"]>("MenuPath").implement({
  fields: (t) => ({ href: t.exposeString("href"), type: t.expose("type", { type: PathEnum }) }),
});
const MenuItemType = builder.objectRef<MenuItem>("MenuItem").implement({
  fields: (t) => ({ title: t.exposeString("title"), path: t.expose("path", { type: PathType }) }),
});
const MenuType = builder.objectRef<Menu>("Menu").implement({
  description: "Links under a title.",
  fields: (t) => ({ title: t.exposeString("title"), menuItems: t.expose("menuItems", { type: [MenuItemType] }) }),
});
const FooterMenuType = builder.objectRef<{ menuItems: Menu[] }>("FooterMenu").implement({
  description: "Columns of the footer.",
  fields: (t) => ({ menuItems: t.expose("menuItems", { type: [MenuType] }) }),
});
const MenusType = builder.objectRef<StoreData["menus"]>("Menus").implement({
  fields: (t) => ({
    footerMenu: t.expose("footerMenu", { type: FooterMenuType }),
    businessMenu: t.expose("businessMenu", { type: MenuType }),
    phone: t.exposeString("phone"),
  }),
});
const PaymentIconType = builder.objectRef<StoreData["paymentIcons"][number]>("PaymentIcon").implement({
  fields: (t) => ({ name: t.exposeString("name"), url: t.exposeString("url"), alt: t.exposeString("alt") }),
});
const LanguageCombinationType = builder
  .objectRef<CountryCombination["languagesCombinations"][number]>("LanguageCombination")
  .implement({
    fields: (t) => ({
      languageCode: t.exposeString("languageCode"),
      isDefault: t.exposeBoolean("isDefault"),
      currency: t.exposeString("currency"),
      url: t.exposeString("url", { description: "Home in this language." }),
    }),
  });
const CountryCombinationType = builder.objectRef<CountryCombination>("CountryCombination").implement({
  fields: (t) => ({
    country: t.exposeString("country", { description: "ISO 3166-1 alpha-2." }),
    url: t.exposeString("url"),
    languagesCombinations: t.field({
      type: [LanguageCombinationType],
      resolve: ({ languagesCombinations }) => languagesCombinations,
    }),
  }),
});
const PlaceEnum = builder.enumType("WarningPlace", { values: ["SITE", "REDEEM", "CHECKOUT"] as const });
const WarningType = builder.objectRef<StoreData["warnings"][number]>("StoreWarning").implement({
  description: "A warning that is shown now.",
  fields: (t) => ({
    place: t.expose("place", { type: PlaceEnum }),
    text: t.exposeString("text", {
      nullable: true,
      description: "Null, of REDEEM: that digital gift cards are sent with delay.",
    }),
  }),
});
const PopUpType = builder.objectRef<PopUpInView>("PopUp").implement({
  fields: (t) => ({
    key: t.exposeString("key", { description: "Another one with each edit: whoever closed it sees it no more." }),
    title: t.exposeString("title"),
    text: t.exposeString("text"),
    image: t.expose("image", { type: ImageType, nullable: true }),
    link: t.expose("link", { type: MenuItemType, nullable: true }),
  }),
});
const RedirectType = builder.objectRef<Redirect>("StoreRedirect").implement({
  description: "An address of the storefront, and where it is sent on to.",
  fields: (t) => ({ from: t.exposeString("from"), to: t.exposeString("to") }),
});
const SwitchesType = builder.objectRef<Switches>("StoreSwitches").implement({
  fields: (t) => ({
    languageSwitcher: t.exposeBoolean("languageSwitcher"),
    choiceLinkHidden: t.exposeBoolean("choiceLinkHidden"),
    frenchBuildLinks: t.exposeBoolean("frenchBuildLinks"),
    modalAuth: t.exposeBoolean("modalAuth"),
    homeVersion: t.exposeInt("homeVersion"),
  }),
});
const StoreDataType = builder.objectRef<StoreData>("StoreData").implement({
  description: "What header, footer and all that lies over a page are made of, as people of the shop edit it.",
  fields: (t) => ({
    paymentIcons: t.expose("paymentIcons", { type: [PaymentIconType] }),
    menus: t.expose("menus", { type: MenusType }),
    mainLogo: t.expose("mainLogo", { type: ImageType }),
    footerLogo: t.expose("footerLogo", { type: ImageType }),
    countriesCombinations: t.field({
      type: [CountryCombinationType],
      resolve: ({ countriesCombinations }) => countriesCombinations,
    }),
    warnings: t.expose("warnings", { type: [WarningType] }),
    popUp: t.expose("popUp", { type: PopUpType, nullable: true }),
    redirects: t.expose("redirects", { type: [RedirectType] }),
    switches: t.expose("switches", { type: SwitchesType }),
  }),
});

export const StoreDataPayload = builder.objectRef<Answer<StoreData>>("StoreDataPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: StoreDataType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});
