import {
  getStorefront,
  isStorefrontCode,
  isWrittenRoute,
  type Language,
  routeNames,
  type StorefrontCode,
} from "@giftshop/storefront-config";
import { validate } from "@giftshop/validation";
import { type ContentPage, contentPageSchema } from "@giftshop/validation/content";
import type { ErrorName } from "@giftshop/validation/error-codes";
import type { Note } from "./check-catalogue.ts";
import { reservedFault } from "./reserved.ts";

/** What the rules of pages are called, as the end of a sentence. */
const sayings: Partial<Record<ErrorName, string>> = {
  required: "is missing",
  notAnOption: "is not one of what it may be",
  characters: "has characters that do not belong there",
  tooLong: "is too long",
  wholeNumber: "must be a whole number",
};

const checkPlace = ({ storefront: code, language, path }: ContentPage, note: Note): void => {
  if (!isStorefrontCode(code)) {
    note("storefront", `is not a storefront: "${code}"`);
    return;
  }
  const storefront = getStorefront(code);
  const spoken: readonly string[] = storefront.languages;
  if (!spoken.includes(language)) {
    note("language", `is not spoken in ${code}: "${language}"`);
    return;
  }
  const fault = path === "" ? undefined : reservedFault(storefront, path, [language as Language]);
  if (fault !== undefined) note("path", fault);
};

const checkLinks = ({ blocks }: ContentPage, note: Note): void => {
  blocks.forEach(({ link }, index) => {
    const route = /^route:(.*)$/u.exec(link?.to ?? "")?.[1];
    const known: readonly string[] = routeNames;
    if (route !== undefined && !(known.includes(route) || isWrittenRoute(route)))
      note(`blocks[${index}].link.to`, `names a route that is not there: "${route}"`);
  });
};

/** Judges pages, each by itself and against those before it. Answers them as they are stored. */
export const checkPages = async (pages: readonly unknown[], note: Note): Promise<ContentPage[]> => {
  const names = new Set<string>();
  const addresses = new Set<string>();
  const checked: ContentPage[] = [];
  for (const [index, given] of pages.entries()) {
    const at = (path: string, message: string) => note(`pages[${index}]${path && `.${path}`}`, message);
    const result = await validate(contentPageSchema, given);
    if (!result.ok) {
      for (const { path, name } of result.errors) at(path, sayings[name] ?? "is not right");
      continue;
    }
    const page = result.value as ContentPage;
    checkPlace(page, at);
    checkLinks(page, at);
    const { storefront, kind, key, language, path } = page;
    const name = [storefront, kind, key, language].join(" ");
    if (names.has(name)) at("key", `is there twice: ${name}`);
    const address = [storefront, kind, language, path].join(" ");
    if (addresses.has(address)) at("path", `is there twice: ${address}`);
    names.add(name);
    addresses.add(address);
    checked.push(page);
  }
  return checked;
};

/** Names of pictures that pages use. */
export const picturesOf = ({ image, blocks }: ContentPage): string[] => [
  ...(image === undefined ? [] : [image]),
  ...blocks.flatMap((block) => block.image?.hash ?? []),
];

/** Pages of each storefront. */
export const byStorefront = (pages: readonly ContentPage[]): Map<StorefrontCode, ContentPage[]> =>
  Map.groupBy(pages, ({ storefront }) => storefront as StorefrontCode);
