import { globalStyle } from "@vanilla-extract/css";
import { media, vars } from "./contract.css.ts";
import { base } from "./layers.css.ts";

type Rule = Parameters<typeof globalStyle>[1];

const element = (selector: string, rule: Rule) => globalStyle(selector, { "@layer": { [base]: rule } } as Rule);

element("*, *::before, *::after", { boxSizing: "border-box" });

element("html", {
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: "100%",
  fontWeight: vars.fontWeight.regular,
  lineHeight: vars.lineHeight.body,
  textSizeAdjust: "100%",
  WebkitTextSizeAdjust: "100%",
  WebkitFontSmoothing: "antialiased",
  fontSynthesis: "none",
  fontOpticalSizing: "auto",
  scrollPaddingBlockStart: vars.space[24],
  accentColor: vars.color.primary,
});

element("html:focus-within", { "@media": { [media.motion]: { scrollBehavior: "smooth" } } });
element("body", { margin: 0, minBlockSize: "100dvh", overflowWrap: "break-word" });
element("h1, h2, h3, h4, p, figure, dl, dd", { margin: 0 });
element("img, svg, video", { maxInlineSize: "100%" });
element("button, input, select, textarea", { font: "inherit", color: "inherit", letterSpacing: "inherit" });
element("a", { color: "inherit" });
element(":focus-visible", { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 });
element("[tabindex='-1']:focus", { outline: "none" });
element("[tabindex='-1'][role='alert']:focus", { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 });
element("::selection", { background: vars.color.accent, color: vars.color.textOnAccent });
element("[hidden]", { display: "none" });
