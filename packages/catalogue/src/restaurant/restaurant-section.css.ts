import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const facts = style({
  display: "grid",
  gap: vars.space["6"],
  margin: 0,
  padding: vars.space["6"],
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surfaceSunken,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", padding: vars.space["8"] },
    [media.large]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});

export const fact = style({ display: "grid", alignContent: "start", gap: vars.space["1"] });

export const term = style({ fontWeight: vars.fontWeight.bold });

export const answer = style({ margin: 0 });

export const places = style({
  display: "grid",
  gap: vars.space["1"],
  marginBlock: `${vars.space["2"]} 0`,
  marginInline: 0,
  padding: 0,
  listStyle: "none",
});

/** The way to all of them, off the last of those that stand there. */
export const all = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.space["8"],
  marginBlockStart: vars.space["1"],
  "@media": { [media.touch]: { minBlockSize: vars.size.control } },
});

export const street = style({ color: vars.color.textMuted });
