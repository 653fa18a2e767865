import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const motif = kitStyle({
  display: "block",
  inlineSize: vars.space[24],
  blockSize: vars.space[24],
  background: `${vars.motif.ornament} center / contain no-repeat`,
  selectors: {
    '&[data-shape="band"]': {
      inlineSize: "100%",
      blockSize: vars.space[6],
      background: `${vars.motif.pattern} center / ${vars.motif.patternSize} repeat`,
    },
  },
});
