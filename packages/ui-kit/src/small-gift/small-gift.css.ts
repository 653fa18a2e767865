import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const small = kitStyle({ minInlineSize: 0 });

export const stage = kitStyle({ borderRadius: vars.radius.small });
