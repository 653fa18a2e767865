import type { LanguageWords } from "../words/language-words.ts";
import type { ExtraSlug } from "./extra-slugs.ts";
import type { SceneSlug } from "./scenes.ts";

export type PaperSlug = "wrap-confetti" | "wrap-botanical" | "wrap-stripes" | "wrap-night-sky" | "wrap-kraft";

/** What one brand group puts around a gift, each a complete SVG document. */
export interface House {
  paper: Readonly<Record<PaperSlug, () => string>>;
  digital: (slug: SceneSlug) => string;
  /** Papers with something else on them than their usual name says. */
  called?: Readonly<Partial<Record<ExtraSlug, keyof LanguageWords["housePapers"]>>>;
}
