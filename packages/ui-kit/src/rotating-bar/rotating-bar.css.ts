import { media, vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const bar = kitStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: vars.size.control,
  overflow: "clip",
  lineHeight: vars.lineHeight.snug,
});

/** All things lie in one cell, so that the bar is as high as the highest of them and never jumps. */
export const list = kitStyle({
  display: "grid",
  margin: 0,
  padding: 0,
  listStyle: "none",
  overflow: "clip",
  "@media": {
    [media.desktop]: {
      selectors: {
        '[data-wide="all"] > &': {
          gridAutoFlow: "column",
          justifyContent: "space-around",
          gap: vars.space[8],
        },
      },
    },
  },
});

export const item = kitStyle({
  gridArea: "1 / 1",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[2],
  minInlineSize: 0,
  textAlign: "center",
  visibility: "hidden",
  transform: "translateX(100%)",
  selectors: {
    ':is([dir="rtl"] &)': { transform: "translateX(-100%)" },
    '&[data-state="shown"], &[data-state="leaving"]': {
      transition: `transform ${vars.rhythm.glide} ${vars.motion.easing}, visibility ${vars.rhythm.glide}`,
    },
    '&&[data-state="shown"]': { visibility: "visible", transform: "none" },
    '&[data-state="leaving"]': { transform: "translateX(-100%)" },
    '[dir="rtl"] &[data-state="leaving"]': { transform: "translateX(100%)" },
  },
  "@media": {
    [media.desktop]: {
      selectors: { '[data-wide="all"] > ul > &&': { gridArea: "auto", visibility: "visible", transform: "none" } },
    },
  },
});

export const press = kitStyle({
  "@media": {
    [media.desktop]: { selectors: { '[data-wide="all"] > &': { display: "none" } } },
    [media.scriptless]: { display: "none" },
  },
});
