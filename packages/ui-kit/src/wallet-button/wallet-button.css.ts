import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

/** Dark by day and light by night, as the makers of wallets ask for. */
export const button = kitStyle({
  selectors: {
    "&&, &&:hover, &&:active": {
      borderColor: "transparent",
      background: vars.color.text,
      color: vars.color.surface,
    },
    "&&:hover": { boxShadow: vars.shadow.raised },
    "&&:is(:disabled, [aria-disabled])": { opacity: 0.6 },
  },
});

/** In the place of its name, as high as a line of large words. */
export const mark = kitStyle({ display: "block", flex: "none", blockSize: vars.space["8"], inlineSize: "auto" });
