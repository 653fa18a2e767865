import { assignVars, createGlobalTheme, globalStyle } from "@vanilla-extract/css";
import { media, vars } from "../contract.css.ts";
import { arabicFonts } from "../fonts/stacks.ts";
import { dark, nightPaper } from "./dark.ts";
import { defineTheme } from "./define-theme.ts";
import { houses } from "./houses.ts";
import { shared } from "./shared.ts";
import "./choreography.css.ts";
import "../ground.css.ts";

createGlobalTheme("[data-theme]", vars.space, shared.space);
createGlobalTheme("[data-theme]", vars.size, shared.size);
createGlobalTheme("[data-theme]", vars.fontSize, shared.fontSize);
createGlobalTheme("[data-theme]", vars.lineHeight, shared.lineHeight);
createGlobalTheme("[data-theme]", vars.borderWidth, shared.borderWidth);
createGlobalTheme("[data-theme]", vars.rhythm, shared.rhythm);

createGlobalTheme("[data-theme]", vars.scheme, shared.scheme);

for (const [group, theme] of Object.entries(houses)) defineTheme(group, theme);

// Pictures that have a night of their own are told by this, whatever the device says.
globalStyle(":root[data-theme]", { colorScheme: "light" });

// By night as the visitor chose, else as the device says; paper is white.
for (const [group, color] of Object.entries(dark)) {
  const rule = {
    colorScheme: "dark",
    vars: {
      ...assignVars(vars.color, color),
      [vars.thing.paper]: nightPaper,
      [vars.scheme.ink]: "brightness(0) invert(1)",
      [vars.scheme.field]: vars.color.primarySoft,
      [vars.scheme.onField]: vars.color.text,
      [vars.scheme.dim]: "brightness(0.94) saturate(1.1)",
      [vars.scheme.dusk]: "brightness(0.7)",
      [vars.scheme.edge]: `drop-shadow(0 1px 0 ${vars.color.textMuted})`,
      [vars.scheme.groundLight]: "0.37",
      // Lime is olive in the dark: it lies on the green of leaves.
      [vars.scheme.groundHue]: "calc(h + clamp(0, (h - 98) * 3, max(0, 150 - h)))",
      [vars.scheme.groundChroma]: "calc(c * 1.4)",
      [vars.scheme.groundShare]: "55%",
      [vars.scheme.night]: "block",
    },
  };
  globalStyle(`:root[data-theme="${group}"]:not([data-scheme="light"])`, { "@media": { [media.dark]: rule } });
  globalStyle(`:root[data-theme="${group}"][data-scheme="dark"]`, { "@media": { screen: rule } });
}

// Arabic letters join: no tracking, more leading, and one Arabic face for titles and text.
globalStyle(':root[data-theme][lang|="ar"]', {
  vars: {
    [vars.font.display]: arabicFonts.display,
    [vars.font.text]: arabicFonts.text,
    [vars.letterSpacing.display]: "0",
    [vars.letterSpacing.label]: "0",
    [vars.lineHeight.tight]: "1.35",
    [vars.lineHeight.snug]: "1.5",
    [vars.lineHeight.body]: "1.75",
  },
});

// `:root` makes it weigh more than the house's own rule.
globalStyle(":root[data-theme]", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      vars: {
        [vars.motion.fast]: "0.01ms",
        [vars.motion.normal]: "0.01ms",
        [vars.motion.slow]: "0.01ms",
        [vars.rhythm.glide]: "0.01ms",
        // What arrives fades, and does not move.
        [vars.motion.arrive]: "160ms",
        [vars.motion.travel]: "0%",
        [vars.motion.arrival]: "ui-fade",
        [vars.motion.opening]: "ui-fade",
      },
    },
    [media.touch]: { vars: { [vars.size.targetSmall]: "2.75rem" } },
  },
});
