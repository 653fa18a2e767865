import { media, vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

/** What the arrow takes after its text. */
const room = `(${vars.space[2]} + ${vars.size.icon})`;

export const link = kitStyle({
  color: vars.color.primary,
  textDecoration: "underline",
  textDecorationThickness: "from-font",
  textUnderlineOffset: "0.2em",
  transition: `color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&[data-variant="plain"]': { color: "inherit", textDecoration: "none" },
    '&[data-variant="arrow"], &[data-variant="back"]': {
      display: "inline-flex",
      alignItems: "center",
      gap: vars.space[2],
      minBlockSize: vars.size.targetSmall,
      fontWeight: vars.fontWeight.bold,
      textDecoration: "none",
    },
    // Kept for it, so that the text stays where it is once the arrow comes.
    '&[data-variant="arrow"]': { gap: 0, paddingInlineEnd: `calc${room}` },
    '&[data-variant="back"]': { color: vars.color.text },
    "&:active": { color: vars.color.primaryPressed },
  },
  "@media": {
    [media.hover]: {
      selectors: {
        "&:hover": { color: vars.color.primaryHover },
        '&[data-variant="plain"]:hover, &[data-variant="arrow"]:hover, &[data-variant="back"]:hover': {
          textDecoration: "underline",
        },
      },
    },
    [media.touch]: {
      selectors: {
        '&[data-variant="arrow"], &[data-variant="back"]': { minBlockSize: vars.size.control },
      },
    },
  },
});

export const arrow = kitStyle({
  transition: `transform ${vars.motion.normal} ${vars.motion.gesture}`,
  selectors: {
    // Pointing forward; mirrored where the text runs from
    // right to left, and once more in a link that leads back.
    ':is([dir="rtl"] &)': { scale: "-1 1" },
    '[data-variant="arrow"] > &': { marginInline: `${vars.space[2]} calc(-1 * ${room})` },
    '[data-variant="back"] > &': { scale: "-1 1" },
    ':is([dir="rtl"] [data-variant="back"]) > &': { scale: "1 1" },
    "a:hover > &": { transform: `translateX(${vars.space[1]})` },
  },
});
