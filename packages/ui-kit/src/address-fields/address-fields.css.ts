import { media, vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const fields = kitStyle({ display: "grid", gap: vars.space["4"] });

/** Two that belong together: side by side where there is space. */
export const pair = kitStyle({
  display: "grid",
  gap: vars.space["4"],
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/** The number of the house and what follows it stand side by side everywhere. */
export const numbers = kitStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space["4"],
});
