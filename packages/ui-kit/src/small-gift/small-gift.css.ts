import { vars } from "../theme/contract.css.ts";
import { kitGlobalStyle, kitStyle } from "../theme/kit-style.ts";

export const small = kitStyle({ minInlineSize: 0 });

export const stage = kitStyle({ borderRadius: vars.radius.small });

// Nothing arrives on what was dressed already; twice, to outweigh the parts' own rules in either order.
kitGlobalStyle(`.${stage}.${stage} *`, { animation: "none" });
