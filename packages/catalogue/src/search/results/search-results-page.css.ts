import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const page = style({
  boxSizing: "border-box",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space["8"],
  maxInlineSize: vars.size.container,
  marginInline: "auto",
  paddingBlock: `${vars.space["6"]} ${vars.space["16"]}`,
  paddingInline: vars.space["4"],
  "@media": {
    [media.tablet]: { paddingInline: vars.space["6"] },
    [media.desktop]: { paddingInline: vars.space["8"], paddingBlockStart: vars.space["10"] },
  },
});

export const head = style({ display: "grid", gap: vars.space["2"] });

/** A visitor may type a word without end. */
export const title = style({ overflowWrap: "anywhere" });

export const box = style({ marginBlockStart: vars.space["3"], maxInlineSize: vars.size.containerNarrow });

export const group = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space["4"] });

export const links = style({
  display: "grid",
  gap: vars.space["4"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  selectors: { '&[data-look="chips"]': { display: "flex", flexWrap: "wrap", gap: vars.space["2"] } },
});

export const none = style({ display: "grid", gap: vars.space["6"] });

export const end = style({ display: "grid", justifyItems: "center", gap: vars.space["4"], textAlign: "center" });
