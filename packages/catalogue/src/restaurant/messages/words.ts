// Generated from the messages beside it: `pnpm --filter @giftshop/messages generate`.
import ar from "./ar.json" with { type: "json" };
import da from "./da.json" with { type: "json" };
import de from "./de.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import enCA from "./en-CA.json" with { type: "json" };
import enUS from "./en-US.json" with { type: "json" };
import es from "./es.json" with { type: "json" };
import esMX from "./es-MX.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import frCA from "./fr-CA.json" with { type: "json" };
import it from "./it.json" with { type: "json" };
import nb from "./nb.json" with { type: "json" };
import nl from "./nl.json" with { type: "json" };
import pl from "./pl.json" with { type: "json" };
import pt from "./pt.json" with { type: "json" };
import ptPT from "./pt-PT.json" with { type: "json" };
import sv from "./sv.json" with { type: "json" };

/** In every language, for the server. */
export const words = { nl, fr, de, en, es, it, pt, pl, sv, nb, da, ar };

/** What varieties say otherwise, by locale. */
export const overlays = { "en-CA": enCA, "en-US": enUS, "es-MX": esMX, "fr-CA": frCA, "pt-PT": ptPT };
