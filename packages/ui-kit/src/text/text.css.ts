import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const heading = kitStyle({
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontSize: vars.fontSize.heading,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: vars.letterSpacing.display,
  textWrap: "balance",
  overflowWrap: "break-word",
  hyphens: "auto",
  selectors: {
    '&[data-size="hero"]': { fontSize: vars.fontSize.hero },
    '&[data-size="display"]': { fontSize: vars.fontSize.display },
    '&[data-size="title"]': { fontSize: vars.fontSize.title, lineHeight: vars.lineHeight.snug },
    '&[data-size="lead"]': { fontSize: vars.fontSize.lead, lineHeight: vars.lineHeight.snug },
  },
});

export const text = kitStyle({
  margin: 0,
  maxInlineSize: vars.size.measure,
  fontSize: vars.fontSize.body,
  fontWeight: vars.fontWeight.regular,
  lineHeight: vars.lineHeight.body,
  textWrap: "pretty",
  overflowWrap: "break-word",
  selectors: {
    '&[data-size="caption"]': { fontSize: vars.fontSize.caption },
    '&[data-size="small"]': { fontSize: vars.fontSize.small },
    '&[data-size="lead"]': { fontSize: vars.fontSize.lead },
    '&[data-tone="muted"]': { color: vars.color.textMuted },
    '&[data-tone="success"]': { color: vars.color.success },
    '&[data-tone="warning"]': { color: vars.color.warning },
    '&[data-tone="danger"]': { color: vars.color.danger },
    '&[data-weight="medium"]': { fontWeight: vars.fontWeight.medium },
    '&[data-weight="bold"]': { fontWeight: vars.fontWeight.bold },
  },
});
