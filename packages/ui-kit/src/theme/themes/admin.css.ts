import { createGlobalTheme, globalStyle } from "@vanilla-extract/css";
import { media, vars } from "../contract.css.ts";
import { admin } from "./admin.ts";
import { defineTheme } from "./define-theme.ts";
import { shared } from "./shared.ts";
import "./choreography.css.ts";

const selector = '[data-theme="ADMIN"]';

createGlobalTheme(selector, vars.space, shared.space);
// People look at lists all day: controls and letters are smaller
// than a visitor's, and titles do not grow with the window.
createGlobalTheme(selector, vars.size, {
  ...shared.size,
  control: "2.25rem",
  controlLarge: "2.75rem",
  icon: "1.125rem",
});
createGlobalTheme(selector, vars.fontSize, {
  ...shared.fontSize,
  body: "0.9375rem",
  lead: "1rem",
  title: "1.0625rem",
  heading: "1.25rem",
  display: "1.5rem",
  hero: "1.75rem",
});
createGlobalTheme(selector, vars.lineHeight, { ...shared.lineHeight, tight: "1.2", body: "1.45" });
createGlobalTheme(selector, vars.borderWidth, shared.borderWidth);
createGlobalTheme(selector, vars.rhythm, shared.rhythm);
defineTheme("ADMIN", admin);

// `:root` makes it weigh more than the theme's own rule.
globalStyle(`:root${selector}`, {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      vars: { [vars.motion.fast]: "0.01ms", [vars.motion.normal]: "0.01ms", [vars.motion.slow]: "0.01ms" },
    },
    [media.touch]: { vars: { [vars.size.targetSmall]: "2.75rem", [vars.size.control]: "2.75rem" } },
  },
});
