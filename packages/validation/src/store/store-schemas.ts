import { array, boolean, lazy, number, object, type Schema, string } from "yup";
import { menuRoutes, mostRedirects, type StorePart } from "./store.ts";

const text = (max: number) => string().strict().trim().max(max, "tooLong");
const words = (max: number) => text(max).required("required");

/** A text in each language; which of them there have to be is the storefront's to say. */
const inLanguages = (max: number) =>
  lazy((value: object | undefined) =>
    object(Object.fromEntries(Object.keys(value ?? {}).map((language) => [language, text(max).defined()]))),
  );

const target = new RegExp(
  `^(route:(${menuRoutes.join("|")})|/([a-z0-9-]+/)*|https://\\S+|mailto:\\S+|tel:\\+?\\d+)$`,
  "u",
);
const link = object({ text: inLanguages(80), to: words(300).matches(target, "characters") });
const column = object({
  title: inLanguages(60),
  items: array(link).max(20, "tooLong").defined("required"),
});
const picture = text(64).nullable().defined("required");
const logo = object({ image: words(64), alt: inLanguages(200) })
  .nullable()
  .default(null);
const warning = object({ shown: boolean().required("required"), text: inLanguages(300) });
const path = /^\/([\w.~%-]+\/)*[\w.~%-]*$/u;

/** Each part's shape. Which languages, routes and pictures there are is judged by who knows them. */
export const storeSchemas: Readonly<Record<StorePart, Schema>> = {
  MENUS: object({
    footer: array(column).max(6, "tooLong").required("required"),
    business: column.required("required"),
    phone: words(30).matches(/^\+?[\d ()-]+$/u, "characters"),
  }),
  FOOTER: object({
    paymentIcons: array(words(30)).max(20, "tooLong").defined("required"),
    mainLogo: logo,
    footerLogo: logo,
  }),
  WARNINGS: object({ site: warning, redeem: warning, checkout: warning }),
  POP_UP: object({
    shown: boolean().required("required"),
    title: inLanguages(80),
    text: inLanguages(500),
    image: picture,
    link: object({
      text: inLanguages(40),
      to: text(300).matches(target, { message: "characters", excludeEmptyString: true }).defined("required"),
    }),
  }),
  REDIRECTS: object({
    redirects: array(
      object({ from: words(300).matches(path, "characters"), to: words(300).matches(path, "characters") }),
    )
      .max(mostRedirects, "tooLong")
      .defined("required"),
  }),
  SWITCHES: object({
    languageSwitcher: boolean().required("required"),
    choiceLinkHidden: boolean().required("required"),
    frenchBuildLinks: boolean().required("required"),
    modalAuth: boolean().required("required"),
    homeVersion: number().oneOf([1, 2], "notAnOption").required("required"),
  }),
  COUNTRIES: object({
    hidden: array(words(2).matches(/^[A-Z]{2}$/u, "characters"))
      .max(40, "tooLong")
      .defined("required"),
  }),
};
