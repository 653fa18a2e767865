import type { Language } from "@giftshop/storefront-config";
import { BrandsDialog } from "./brands-dialog.tsx";
import { loadWords } from "./load-words.ts";

/**
 * The window of brands with the words of a language. This
 * module, and all behind it, is fetched on first need.
 */
export const loadDialog = async (language: Language) => ({ BrandsDialog, t: await loadWords(language) });
