import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const page = style({ display: "grid", gap: vars.space[6], paddingBlock: vars.space[8] });
export const parts = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[6] });
export const header = style({ display: "grid", gap: vars.space[3] });

/**
 * What the page begins with, until a part of it has the heading in its
 * stead: the form was sent, or the address names a quote.
 */
export const opening = style([
  header,
  {
    selectors: {
      [`${page}:has([data-heads]) > &, ${parts}:has([data-heads]) > &`]: { display: "none" },
    },
  },
]);
export const noScript = style({ margin: 0 });

/** What a panel holds where a window frames it already. */
export const bare = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5] });

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[5],
  padding: vars.space[5],
  borderRadius: vars.radius.large,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.low,
  "@media": { [media.tablet]: { padding: vars.space[8] } },
});

/** As high as the first part of the form. */
export const skeleton = style({ blockSize: grid(260), borderRadius: vars.radius.large });

/** What would never come without script is not promised. */
export const waiting = style({ "@media": { [media.scriptless]: { display: "none" } } });
