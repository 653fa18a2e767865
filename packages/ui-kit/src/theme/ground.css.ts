import { groundProperty } from "./ground.ts";
import { byTime, takesApart } from "./ground-by-time.ts";
import { kitGlobalStyle } from "./kit-style.ts";

/** Named twice, so that it weighs more than a component's own ground. */
const grounded = `[style*="${groundProperty}:"][style*="${groundProperty}:"]`;

kitGlobalStyle(grounded, {
  background: `var(${groundProperty})`,
  "@supports": { [takesApart]: { background: byTime(groundProperty) } },
});
