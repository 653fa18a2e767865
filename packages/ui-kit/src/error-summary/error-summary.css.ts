import { vars } from "../theme/contract.css.ts";
import { kitGlobalStyle, kitStyle } from "../theme/kit-style.ts";

export const summary = kitStyle({
  display: "grid",
  gap: vars.space[2],
  padding: vars.space[4],
  border: `${vars.borderWidth.control} solid ${vars.color.danger}`,
  borderRadius: vars.radius.medium,
  background: vars.color.dangerSoft,
});

export const title = kitStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  margin: 0,
  fontSize: vars.fontSize.body,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
});

export const icon = kitStyle({ color: vars.color.danger });
export const list = kitStyle({
  margin: 0,
  paddingInlineStart: vars.space[6],
  listStyle: "disc",
  // The first alone stands there while all of them are folded.
  selectors: { "details[open] + &": { display: "none" } },
});

export const fold = kitStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
  minBlockSize: vars.size.control,
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  listStyle: "none",
  cursor: "pointer",
  WebkitTapHighlightColor: "transparent",
});
kitGlobalStyle(`${fold}::-webkit-details-marker`, { display: "none" });

export const chevron = kitStyle({
  flexShrink: 0,
  transition: `transform ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { "details[open] &": { transform: "rotate(180deg)" } },
});
export const link = kitStyle({
  display: "block",
  paddingBlock: vars.space[1],
  color: vars.color.danger,
  fontWeight: vars.fontWeight.medium,
});
