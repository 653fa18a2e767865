import type { Language } from "@giftshop/storefront-config";
import { layer, type Overlay } from "./layer.ts";
import type { Messages } from "./translate.ts";

type Load<Words> = () => Promise<{ default: Words }>;

/** The locale of the page in the browser ("pt-PT"), as its root element says it. */
const localeOfPage = (): string => {
  const { document } = globalThis as { document?: { documentElement: { lang: string } } };
  return document?.documentElement.lang ?? "";
};

/**
 * Fetches the words of a language and, where the page's variety has one, its small overlay beside them.
 *
 * @throws when either is out of reach
 */
export const loadVariety = async <M extends Messages>(
  files: Readonly<Record<Language, Load<M>>>,
  overlays: Readonly<Record<string, Load<Overlay>>>,
  language: Language,
): Promise<M> => {
  const [base, overlay] = await Promise.all([files[language](), overlays[localeOfPage()]?.()]);
  return layer(base.default, overlay?.default);
};
