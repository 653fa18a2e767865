import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const panel = style({
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  boxShadow: vars.shadow.low,
  "@media": {
    [media.desktop]: { paddingInline: vars.space[6], paddingBlockStart: vars.space[6] },
  },
  selectors: {
    // Over the form on a phone it is wider than what it passes over; beside it on a desktop it sticks by its
    // foot where it is higher than the window.
    "&[data-sticky]": {
      minInlineSize: 0,
      "@media": {
        [media.belowDesktop]: { marginInline: `calc(-1 * ${vars.space[2]})` },
        [media.tall]: { position: "sticky", insetBlockStart: 0, zIndex: 3 },
        [media.desktop]: {
          gridArea: "summary",
          insetBlockStart: `min(${vars.space[6]}, calc(100vh - var(--tall, 0px) - ${vars.space[6]}))`,
        },
      },
    },
    "&[data-sticky][data-open]": { "@media": { [media.belowDesktop]: { position: "static" } } },
  },
});

export const toggle = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  display: "flex",
  inlineSize: "100%",
  minBlockSize: vars.space[16],
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
  paddingInline: vars.space[4],
  border: 0,
  borderRadius: "inherit",
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  "@media": { [media.desktop]: { display: "none" } },
});

export const toggleWords = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[2],
  fontWeight: vars.fontWeight.medium,
});

export const count = style({
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.regular,
  fontSize: vars.fontSize.small,
});

export const chevron = style({
  transition: `transform ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '[aria-expanded="true"] &': { transform: "rotate(180deg)" } },
});

export const toggleTotal = style({
  flexShrink: 0,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: "tabular-nums",
});

export const content = style({
  display: "grid",
  gap: vars.space[5],
  "@media": {
    [media.belowDesktop]: {
      padding: `${vars.space[2]} ${vars.space[4]} 0`,
      selectors: { "&:not([data-open])": { display: "none" } },
    },
  },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space[3],
});

export const shipment = style({ display: "grid", gap: vars.space[3] });

export const arrival = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  margin: 0,
  padding: vars.space[3],
  borderRadius: vars.radius.medium,
  background: vars.color.primarySoft,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
});

export const more = style({ justifySelf: "start", marginInlineStart: `calc(-1 * ${vars.space[3]})` });

export const totals = style({
  paddingBlock: vars.space[3],
  borderBlockStart: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  "@media": { [media.desktop]: { paddingBlockEnd: vars.space[6] } },
});

/** All of it in a window. */
export const overview = style({ display: "grid", gap: vars.space[4] });

export const lines = style({ display: "grid", gap: vars.space[4], margin: 0, padding: 0, listStyle: "none" });

/** Where the summary stands beside the form it says the same; the sum that no press says stays. */
export const overviewButton = style({
  flex: "none",
  paddingInline: vars.space[2],
  "@media": { [media.desktop]: { selectors: { "&:not([data-total])": { display: "none" } } } },
  selectors: {
    "&[data-total]": {
      color: vars.color.text,
      fontSize: vars.fontSize.lead,
      fontWeight: vars.fontWeight.bold,
      fontVariantNumeric: "tabular-nums",
      textDecoration: "underline dotted",
      textUnderlineOffset: vars.space[1],
    },
  },
});
