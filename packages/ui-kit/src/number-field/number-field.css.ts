import { grid } from "../theme/grid.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const number = kitStyle({ maxInlineSize: grid(40), fontVariantNumeric: "tabular-nums" });
