import { vars } from "./contract.css.ts";

/** What a browser needs for that: it takes a colour apart. */
export const takesApart = "(color: oklch(from red l c h))";

/** A brand's colour that is kept in a property, as the time of day wants it: by night its hue stays. */
export const byTime = (property: string): string =>
  `oklch(from var(${property}) ${vars.scheme.groundLight} ${vars.scheme.groundChroma} h)`;
