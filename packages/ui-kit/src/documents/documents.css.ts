import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const documents = kitStyle({ display: "grid", gap: vars.space[3], justifyItems: "start" });

export const document = kitStyle({ display: "flex", flexWrap: "wrap", gap: vars.space[4] });

export const presses = kitStyle({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });
