import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle } from "@vanilla-extract/css";
import { bar, header, rule, searchLine } from "../header.css.ts";

/** Where the page asks something itself, the search box of a phone is its sign beside the other tools. */
const withSign = `:root ${header}[data-search-sign]`;

globalStyle(withSign, { "@media": { [media.belowTablet]: { marginBlockEnd: 0, borderBlockEnd: rule } } });
globalStyle(`${withSign} > ${bar}`, {
  "@media": {
    [media.belowTablet]: {
      gridTemplateAreas: '"logo menu search tools"',
      gridTemplateColumns: `minmax(0, auto) minmax(0, 1fr) ${vars.size.control} auto`,
      columnGap: 0,
    },
  },
});
globalStyle(`${withSign} ${searchLine}`, {
  "@media": {
    [media.belowTablet]: {
      position: "static",
      // Over the bar's own ground, under which a line of its own goes.
      zIndex: 0,
      blockSize: "auto",
      padding: 0,
      border: 0,
      animationName: "none",
      containerType: "inline-size",
    },
  },
});
