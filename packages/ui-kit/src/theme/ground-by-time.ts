import { vars } from "./contract.css.ts";

/** What a browser needs for that: it takes a colour apart. */
export const takesApart = "(color: oklch(from red l c h))";

/** A brand's colour kept in a property, as the time of day wants it: by night it tints the house's. */
export const byTime = (property: string): string =>
  `color-mix(in oklab, oklch(from var(${property}) ${vars.scheme.groundLight} ${vars.scheme.groundChroma} ${vars.scheme.groundHue}) ${vars.scheme.groundShare}, ${vars.color.surfaceRaised})`;
