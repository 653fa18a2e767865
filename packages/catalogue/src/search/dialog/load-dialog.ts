import type { Language } from "@giftshop/storefront-config";
import { loadWords } from "./load-words.ts";
import { SearchDialog } from "./search-dialog.tsx";

/** The search window with the words of a language. This module, and all behind it, is fetched on first need. */
export const loadDialog = async (language: Language) => ({ SearchDialog, t: await loadWords(language) });
