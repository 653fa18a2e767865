import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space["6"],
  boxSizing: "border-box",
  // The footer begins below the fold, whatever the basket
  // turns out to hold: nothing in sight moves when it comes.
  minBlockSize: "100vh",
  paddingBlock: `${vars.space["6"]} ${vars.space["16"]}`,
  "@media": { [media.desktop]: { paddingBlockStart: vars.space["10"] } },
});

/** What went wrong or was taken out, above what there is. */
export const room = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space["6"],
});

/** What is bought, and beside it from the desktop on what it comes to. */
export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space["6"],
  "@media": {
    [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${grid(96)}`, gap: vars.space["8"] },
  },
});

/** What would never come without script is not promised. */
export const waiting = style([layout, { "@media": { [media.scriptless]: { display: "none" } } }]);

export const noScript = style({
  margin: 0,
  padding: vars.space["4"],
  maxInlineSize: vars.size.measure,
  borderRadius: vars.radius.medium,
  background: vars.color.warningSoft,
});

export const shipmentSkeleton = style({
  blockSize: grid(68),
  borderRadius: vars.radius.large,
  "@media": { [media.tablet]: { blockSize: grid(56) } },
});

export const totalsSkeleton = style({
  blockSize: grid(64),
  borderRadius: vars.radius.large,
  "@media": { [media.desktop]: { blockSize: grid(88) } },
});

export const shipments = style({
  display: "grid",
  // A long address of a recipient breaks rather than widen the page.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space["6"],
  minInlineSize: 0,
});

/** Empty it takes no room, and is there to speak as soon as there is something to say. */
export const changes = style({ selectors: { "&:empty": { position: "absolute" } } });
