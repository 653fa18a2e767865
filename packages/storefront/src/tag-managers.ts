import { isStorefrontCode, type StorefrontCode } from "@giftshop/storefront-config";

/** Id of the tag manager of each storefront that has one. */
export type TagManagers = Readonly<Partial<Record<StorefrontCode, string>>>;

const readEntry = (entry: string): [StorefrontCode, string] => {
  const [code = "", id = ""] = entry.trim().split("=");
  if (!isStorefrontCode(code) || !/^GTM-[A-Z0-9]+$/.test(id)) {
    throw new Error(`TAG_MANAGERS does not understand "${entry}": it is a list such as CBFR=GTM-ABC123.`);
  }
  return [code, id];
};

/**
 * Reads the setting `TAG_MANAGERS`: `CBFR=GTM-ABC123,CKUK=GTM-DEF456`.
 *
 * @throws a sentence, where it names what is no storefront or no id
 */
export const readTagManagers = (text = ""): TagManagers =>
  Object.fromEntries(text.split(",").filter(Boolean).map(readEntry));
