import type { Language } from "@giftshop/storefront-config";
import type { Messages } from "../translate.ts";
import type { LimitWords } from "./limit-text.ts";
import ar from "./messages/ar.json" with { type: "json" };
import da from "./messages/da.json" with { type: "json" };
import de from "./messages/de.json" with { type: "json" };
import en from "./messages/en.json" with { type: "json" };
import es from "./messages/es.json" with { type: "json" };
import fr from "./messages/fr.json" with { type: "json" };
import it from "./messages/it.json" with { type: "json" };
import nb from "./messages/nb.json" with { type: "json" };
import nl from "./messages/nl.json" with { type: "json" };
import pl from "./messages/pl.json" with { type: "json" };
import pt from "./messages/pt.json" with { type: "json" };
import sv from "./messages/sv.json" with { type: "json" };

const limits: Readonly<Record<Language, LimitWords>> = { nl, fr, de, en, es, it, pt, pl, sv, nb, da, ar };

/** A package's words with those of what an order cannot hold among them; server side, as it has all languages. */
export const withLimits = <M extends Messages>(words: Record<Language, M>): Record<Language, M & LimitWords> =>
  Object.fromEntries(
    Object.entries(words).map(([language, own]) => [language, { ...own, ...limits[language as Language] }]),
  ) as Record<Language, M & LimitWords>;
