import { isOffered, type RouteName, resolvePath, type Storefront, storefronts } from "@giftshop/storefront-config";
import { validate } from "@giftshop/validation";
import type { ErrorName } from "@giftshop/validation/error-codes";
import {
  type Redirect,
  type StoreLink,
  type StorePart,
  type StoreParts,
  storeSchemas,
  type Words,
  warningPlaces,
} from "@giftshop/validation/store";

/** Says that something is wrong at a place, to be read after its name: `is missing`. */
export type Note = (column: string, message: string) => void;

const sayings: Partial<Record<ErrorName, string>> = {
  required: "is missing",
  notAnOption: "is not one of what it may be",
  characters: "has characters that do not belong there",
  tooLong: "is too long",
  wholeNumber: "must be a whole number",
};

const checkWords = ({ languages }: Storefront, words: Words, at: string, note: Note): void => {
  for (const language of languages) if (!words[language]) note(`${at}.${language}`, "is missing");
};

const checkLink = (storefront: Storefront, { text, to }: StoreLink, at: string, note: Note): void => {
  checkWords(storefront, text, `${at}.text`, note);
  const route = /^route:(\w+)$/u.exec(to)?.[1] as RouteName | undefined;
  if (route !== undefined && !isOffered(storefront, route)) note(`${at}.to`, "is not a page of this storefront");
};

const trimmed = (path: string): string => path.replace(/\/$/u, "") || "/";

/**
 * One redirect among all: from where nothing is, in one
 * step, to where something may be, within the storefront.
 */
const checkRedirect = (storefront: Storefront, { from, to }: Redirect, others: readonly Redirect[]) => {
  const source = resolvePath(storefront, from);
  const target = resolvePath(storefront, to);
  const outside = (path: string) => path !== storefront.basePath && !path.startsWith(`${storefront.basePath}/`);
  const froms = others.filter((one) => trimmed(one.from) === trimmed(from));
  return {
    from: outside(from)
      ? "is not an address of this storefront"
      : source.kind === "route" && Object.keys(source.parameters).length === 0
        ? "is a page of the shop"
        : froms.length > 1
          ? "is there twice"
          : undefined,
    to: others.some((one) => trimmed(one.from) === trimmed(to))
      ? "is sent on itself"
      : target.kind === "redirect"
        ? `is written otherwise: ${target.path}`
        : target.kind === "notFound"
          ? "leads to no page of this storefront"
          : undefined,
  };
};

type Checks = { [Part in StorePart]: (said: StoreParts[Part], storefront: Storefront, note: Note) => void };

const checks: Checks = {
  MENUS: ({ footer, business }, storefront, note) => {
    const columns = [
      ...footer.map((column, at) => [column, `footer[${at}]`] as const),
      [business, "business"] as const,
    ];
    for (const [{ title, items }, at] of columns) {
      checkWords(storefront, title, `${at}.title`, note);
      for (const [index, link] of items.entries()) checkLink(storefront, link, `${at}.items[${index}]`, note);
    }
  },
  FOOTER: ({ paymentIcons, mainLogo, footerLogo }, storefront, note) => {
    const known: readonly string[] = storefront.paymentLogos;
    paymentIcons.forEach((icon, index) => {
      if (!known.includes(icon)) note(`paymentIcons[${index}]`, "is not paid with here");
      else if (paymentIcons.indexOf(icon) < index) note(`paymentIcons[${index}]`, "is there twice");
    });
    if (mainLogo) checkWords(storefront, mainLogo.alt, "mainLogo.alt", note);
    if (footerLogo) checkWords(storefront, footerLogo.alt, "footerLogo.alt", note);
  },
  WARNINGS: (warnings, storefront, note) => {
    for (const place of warningPlaces) {
      const { shown, text } = warnings[place];
      const isStandard = place === "redeem" && Object.values(text).every((words) => words === "");
      if (shown && !isStandard) checkWords(storefront, text, `${place}.text`, note);
    }
  },
  POP_UP: ({ shown, title, text, link }, storefront, note) => {
    if (!shown) return;
    checkWords(storefront, title, "title", note);
    checkWords(storefront, text, "text", note);
    if (link.to !== "") checkLink(storefront, link, "link", note);
  },
  REDIRECTS: ({ redirects }, storefront, note) => {
    redirects.forEach((redirect, index) => {
      for (const [field, message] of Object.entries(checkRedirect(storefront, redirect, redirects)))
        if (message !== undefined) note(`redirects[${index}].${field}`, message);
    });
  },
  SWITCHES: () => {},
  COUNTRIES: ({ hidden }, { country }, note) => {
    hidden.forEach((code, index) => {
      if (code === country) note(`hidden[${index}]`, "is the storefront's own country");
      else if (!storefronts.some((one) => one.country === code)) note(`hidden[${index}]`, "has no storefront");
    });
  },
};

/** Names of the pictures that a part uses. */
export const picturesOfPart = (part: StorePart, said: object): { at: string; image: string }[] => {
  const named = (at: string, image: string | null | undefined) => (image ? [{ at, image }] : []);
  if (part === "POP_UP") return named("image", (said as StoreParts["POP_UP"]).image);
  if (part !== "FOOTER") return [];
  const { mainLogo, footerLogo } = said as StoreParts["FOOTER"];
  return [...named("mainLogo.image", mainLogo?.image), ...named("footerLogo.image", footerLogo?.image)];
};

/**
 * Judges what a part is to say. Answers it as it is stored; `undefined` where something of it has no shape.
 */
export const judgePart = async (
  storefront: Storefront,
  part: StorePart,
  given: unknown,
  note: Note,
): Promise<object | undefined> => {
  const result = await validate(storeSchemas[part], given);
  if (!result.ok) {
    for (const { path, name } of result.errors) note(path, sayings[name] ?? "is not right");
    return undefined;
  }
  const said = result.value as object;
  checks[part](said as never, storefront, note);
  return said;
};
