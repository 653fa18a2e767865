import { fontStack } from "../fonts/stacks.ts";
import { scenesOf } from "../scenes-of.ts";
import { svgImage, type Theme } from "./theme.ts";

const raspberry = "#C2255C";
const sun = "#FFC53D";
const aubergine = "#2B1B2E";

/** "The present on the kitchen table": paper, ribbon, things a hand has made. */
export const cb: Theme = {
  color: {
    surface: "#FFF8F1",
    surfaceRaised: "#FFFFFF",
    surfaceSunken: "#FBEEE1",
    surfaceInverse: aubergine,
    text: aubergine,
    textMuted: "#6A5568",
    textOnPrimary: "#FFFFFF",
    textOnAccent: aubergine,
    textOnInverse: "#FFF8F1",
    textOnInverseMuted: "#D6C3D3",
    primary: raspberry,
    primaryHover: "#A61E4D",
    primaryPressed: "#86173E",
    primarySoft: "#FDE9EF",
    accent: sun,
    accentSoft: "#FFF0C9",
    success: "#1F6B3A",
    successSoft: "#E4F4E6",
    warning: "#8A4B00",
    warningSoft: "#FFF1CF",
    danger: "#B3261E",
    dangerHover: "#8F1D17",
    dangerSoft: "#FDE8E4",
    info: "#2A5A9E",
    infoSoft: "#E8F0FB",
    focus: raspberry,
    border: "#EDDCCB",
    borderControl: "#937A8A",
    shade: "#4A1F33",
  },
  font: fontStack("Bricolage Grotesque", "Figtree"),
  fontWeight: { regular: "400", medium: "550", bold: "700", display: "750" },
  letterSpacing: { display: "-0.02em", label: "0" },
  radius: { small: "8px", control: "14px", medium: "16px", large: "28px", pill: "999px" },
  shadow: {
    low: "0 1px 2px color-mix(in srgb, var(--ui-color-shade) 16%, transparent)",
    raised:
      "1px 2px 4px color-mix(in srgb, var(--ui-color-shade) 10%, transparent), 4px 10px 24px -6px color-mix(in srgb, var(--ui-color-shade) 18%, transparent)",
    floating:
      "2px 4px 8px color-mix(in srgb, var(--ui-color-shade) 12%, transparent), 10px 24px 56px -10px color-mix(in srgb, var(--ui-color-shade) 30%, transparent)",
    card: "1px 1px 3px color-mix(in srgb, var(--ui-color-shade) 26%, transparent), 6px 12px 24px -6px color-mix(in srgb, var(--ui-color-shade) 34%, transparent)",
  },
  motion: {
    fast: "140ms",
    normal: "240ms",
    slow: "420ms",
    easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
    gesture: "cubic-bezier(0.3, 1.2, 0.4, 1)",
    // Paper is rolled down over it, and settles.
    arrive: "420ms",
    travel: "46%",
    arrival: "ui-unwrap",
    opening: "ui-unfold",
    burst: "1.4",
  },
  motif: {
    ...scenesOf("cb"),
    paperOne: raspberry,
    paperTwo: sun,
    paperThree: "#E0487C",
    // A sewn ribbon.
    pattern: svgImage(
      24,
      24,
      `<path fill='${raspberry}' d='M0 4h24v16H0z'/><path stroke='${sun}' stroke-width='1.5' stroke-linecap='round' d='M3 7.5h6M15 7.5h6M3 16.5h6M15 16.5h6'/>`,
    ),
    patternSize: "24px 24px",
    // A bow, its knot in front.
    ornament: svgImage(
      96,
      96,
      `<g fill='${raspberry}'><path d='M46 52C34 56 24 72 20 88l12-5 7 11c0-16 4-28 11-38z'/><path d='M50 52c12 4 22 20 26 36l-12-5-7 11c0-16-4-28-11-38z'/></g><path fill='#E0487C' d='M47 48C38 30 22 20 11 22 3 24 3 36 6 48c3 10 10 15 18 13 9-2 17-8 23-13Z'/><path fill='#E0487C' d='M49 48c9-18 25-28 36-26 8 2 8 14 5 26-3 10-10 15-18 13-9-2-17-8-23-13Z'/><path fill='${raspberry}' d='M46 48c-9-10-19-16-27-15-5 1-5 9-3 15 2 5 6 8 11 7 7-1 13-4 19-7ZM50 48c9-10 19-16 27-15 5 1 5 9 3 15-2 5-6 8-11 7-7-1-13-4-19-7Z'/><rect x='39' y='38' width='18' height='21' rx='7' fill='${sun}'/><path stroke='${raspberry}' stroke-width='1.5' stroke-linecap='round' stroke-dasharray='2.5 3' d='M43 43v11M53 43v11'/>`,
    ),
  },
};
