import { defineMessages } from "@giftshop/messages";
import { withLimits } from "@giftshop/messages/limits";
import ar from "../messages/ar.json" with { type: "json" };
import da from "../messages/da.json" with { type: "json" };
import de from "../messages/de.json" with { type: "json" };
import en from "../messages/en.json" with { type: "json" };
import es from "../messages/es.json" with { type: "json" };
import fr from "../messages/fr.json" with { type: "json" };
import it from "../messages/it.json" with { type: "json" };
import nb from "../messages/nb.json" with { type: "json" };
import nl from "../messages/nl.json" with { type: "json" };
import pl from "../messages/pl.json" with { type: "json" };
import pt from "../messages/pt.json" with { type: "json" };
import sv from "../messages/sv.json" with { type: "json" };

/** Words of this package; server side, or handed to a leaf that renders in the browser. */
export const checkoutMessages = defineMessages(withLimits({ nl, fr, de, en, es, it, pt, pl, sv, nb, da, ar }));
