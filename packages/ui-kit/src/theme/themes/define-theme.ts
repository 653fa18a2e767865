import { createGlobalTheme } from "@vanilla-extract/css";
import { vars } from "../contract.css.ts";
import type { Theme } from "./theme.ts";

/** Writes a brand group's tokens under `[data-theme="…"]`, which stands on the root element. */
export const defineTheme = (group: string, theme: Theme): void => {
  const selector = `[data-theme="${group}"]`;
  const { color } = theme;
  createGlobalTheme(selector, vars.color, color);
  createGlobalTheme(selector, vars.thing, {
    paper: color.surfaceRaised,
    ink: color.text,
    inkMuted: color.textMuted,
    inverse: color.surfaceInverse,
    primary: color.primary,
    primaryPressed: color.primaryPressed,
    primarySoft: color.primarySoft,
    accentSoft: color.accentSoft,
    danger: color.danger,
  });
  createGlobalTheme(selector, vars.font, theme.font);
  createGlobalTheme(selector, vars.fontWeight, theme.fontWeight);
  createGlobalTheme(selector, vars.letterSpacing, theme.letterSpacing);
  createGlobalTheme(selector, vars.radius, theme.radius);
  createGlobalTheme(selector, vars.shadow, theme.shadow);
  createGlobalTheme(selector, vars.motion, theme.motion);
  createGlobalTheme(selector, vars.motif, theme.motif);
};
