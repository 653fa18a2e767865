import { fontStack } from "../fonts/stacks.ts";
import { scenesOf } from "../scenes-of.ts";
import { svgImage, type Theme } from "./theme.ts";

const teal = "#00796B";
const lime = "#C6F432";
const navy = "#10243E";
const coral = "#FF6B57";
const sky = "#4FC3F7";

/** "The party": white, flat colour, pills, confetti. */
export const ck: Theme = {
  color: {
    surface: "#FFFFFF",
    surfaceRaised: "#FFFFFF",
    surfaceSunken: "#EEF6F4",
    surfaceInverse: navy,
    text: navy,
    textMuted: "#4C6078",
    textOnPrimary: "#FFFFFF",
    textOnAccent: navy,
    textOnInverse: "#FFFFFF",
    textOnInverseMuted: "#B9C9DB",
    primary: teal,
    primaryHover: "#00665A",
    primaryPressed: "#004D44",
    primarySoft: "#E0F4F0",
    accent: lime,
    accentSoft: "#F1FCCB",
    success: "#1B6E35",
    successSoft: "#E2F5E6",
    warning: "#864C00",
    warningSoft: "#FFF1D0",
    danger: "#C0203B",
    dangerHover: "#98182E",
    dangerSoft: "#FDE7EA",
    info: "#1D5FB8",
    infoSoft: "#E4EFFC",
    focus: teal,
    border: "#D6E3E4",
    borderControl: "#6B8494",
    shade: "#08304A",
  },
  font: fontStack("Outfit", "DM Sans"),
  fontWeight: { regular: "400", medium: "550", bold: "700", display: "700" },
  letterSpacing: { display: "-0.025em", label: "0" },
  radius: { small: "10px", control: "999px", medium: "24px", large: "40px", pill: "999px" },
  shadow: {
    low: "0 0 0 transparent",
    raised:
      "0 0 0 1px color-mix(in srgb, var(--ui-color-shade) 8%, transparent), 3px 6px 0 color-mix(in srgb, var(--ui-color-shade) 8%, transparent)",
    floating:
      "0 0 0 1px color-mix(in srgb, var(--ui-color-shade) 8%, transparent), 8px 20px 48px -8px color-mix(in srgb, var(--ui-color-shade) 30%, transparent)",
    card: "1px 1px 2px color-mix(in srgb, var(--ui-color-shade) 22%, transparent), 5px 9px 16px -4px color-mix(in srgb, var(--ui-color-shade) 26%, transparent)",
  },
  motion: {
    fast: "160ms",
    normal: "280ms",
    slow: "460ms",
    easing: "cubic-bezier(0.25, 0.8, 0.3, 1)",
    gesture: "cubic-bezier(0.34, 1.7, 0.5, 1)",
    // Falls onto the table, and bounces once.
    arrive: "560ms",
    travel: "24%",
    arrival: "ui-bounce",
    opening: "ui-inflate",
    burst: "1.5",
  },
  motif: {
    ...scenesOf("ck"),
    paperOne: coral,
    paperTwo: lime,
    paperThree: navy,
    pattern: svgImage(
      96,
      24,
      `<rect x='4' y='5' width='8' height='4' rx='1' fill='${teal}' transform='rotate(28 8 7)'/><circle cx='24' cy='17' r='3' fill='${lime}'/><rect x='36' y='6' width='8' height='4' rx='1' fill='${coral}' transform='rotate(-35 40 8)'/><path d='M51 17q3-6 6 0t6 0' fill='none' stroke='${sky}' stroke-width='2.5' stroke-linecap='round'/><circle cx='74' cy='6' r='2.5' fill='${teal}'/><rect x='80' y='14' width='8' height='4' rx='1' fill='${lime}' transform='rotate(50 84 16)'/>`,
    ),
    patternSize: "96px 24px",
    ornament: svgImage(
      96,
      96,
      `<path fill='${navy}' d='M14 90 34 40l24 24z'/><path fill='${teal}' d='m22 70 4-10 12 13-10 4zM14 90l5-13 5 8z'/><path fill='${lime}' d='M34 40c6-4 14 0 20 6s8 14 4 18-14 0-18-4-10-14-6-20Z'/><path d='M52 40c2-14 12-10 12-22M60 50c10-10 14 2 24-8' fill='none' stroke='${coral}' stroke-width='5' stroke-linecap='round'/><circle cx='44' cy='18' r='5' fill='${sky}'/><circle cx='80' cy='62' r='5' fill='${coral}'/><rect x='72' y='18' width='14' height='7' rx='2' fill='${teal}' transform='rotate(-30 79 21)'/><rect x='22' y='22' width='12' height='6' rx='2' fill='${coral}' transform='rotate(40 28 25)'/><rect x='70' y='76' width='12' height='6' rx='2' fill='${lime}' transform='rotate(24 76 79)'/><circle cx='60' cy='8' r='3.5' fill='${lime}'/>`,
    ),
  },
};
