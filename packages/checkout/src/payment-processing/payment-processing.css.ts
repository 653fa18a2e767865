import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const waiting = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: vars.space[4],
  minBlockSize: grid(96),
  padding: vars.space[8],
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  textAlign: "center",
});

/** What is done meanwhile, in the hand of the house. */
export const scene = style({
  inlineSize: `min(100%, ${grid(100)})`,
  aspectRatio: "3 / 2",
  borderRadius: vars.radius.large,
  background: `${vars.motif.beingPaid} center / cover no-repeat`,
});

export const loader = style({
  display: "grid",
  color: vars.color.primary,
  // Nothing is on its way without script.
  "@media": { [media.scriptless]: { display: "none" } },
});

/** Keeps the room of one line, so that nothing moves when it is filled. */
export const note = style({ minBlockSize: `calc(1em * ${vars.lineHeight.body})` });

export const actions = style({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: vars.space[3] });

export const hint = style({ marginBlockStart: vars.space[3] });
