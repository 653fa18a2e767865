import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Set on the link: where the name begins in the drawing of a small screen, and of a desk. */
export const nameAt = { mobile: "--name-at", desktop: "--name-at-desk" } as const;

/** On the smallest phones it gives way, rather than the tools beside it. */
export const logo = style({
  gridArea: "logo",
  position: "relative",
  display: "block",
  justifySelf: "start",
  minInlineSize: 0,
  borderRadius: vars.radius.small,
});

export const picture = style({ display: "block", blockSize: "auto", maxInlineSize: "100%" });

/** One of an editor's, of which nobody knows where its name begins: by night all of it is in light ink. */
export const edited = style([picture, { filter: vars.scheme.ink }]);

/** By night the name lies over itself once more in light ink; the sign keeps its colours. */
export const name = style([
  edited,
  {
    position: "absolute",
    inset: 0,
    display: vars.scheme.night,
    // off-theme: the drawing has its sign on the left in every language
    clipPath: `inset(0 0 0 var(${nameAt.mobile}))`,
    "@media": { [media.desktop]: { clipPath: `inset(0 0 0 var(${nameAt.desktop}))` } },
  },
]);
