import { fontStack } from "../fonts/stacks.ts";
import { svgImage, type Theme } from "./theme.ts";

const ink = "#1B2430";
const steel = "#24527A";

/**
 * The admin: quiet, cool and dense. Nothing in it is for sale,
 * so that nothing but what waits for somebody draws the eye.
 */
export const admin: Theme = {
  color: {
    surface: "#F4F6F8",
    surfaceRaised: "#FFFFFF",
    surfaceSunken: "#E9EDF1",
    surfaceInverse: ink,
    text: ink,
    textMuted: "#4D5967",
    textOnPrimary: "#FFFFFF",
    textOnAccent: ink,
    textOnInverse: "#F4F6F8",
    textOnInverseMuted: "#B9C4D0",
    primary: steel,
    primaryHover: "#1B4265",
    primaryPressed: "#143450",
    primarySoft: "#E3EDF5",
    accent: "#E0B64A",
    accentSoft: "#F7EED3",
    success: "#1F6A45",
    successSoft: "#E3F2EA",
    warning: "#7A4F00",
    warningSoft: "#FAF0D4",
    danger: "#A8232B",
    dangerHover: "#861B22",
    dangerSoft: "#FAE7E6",
    info: "#27579C",
    infoSoft: "#E6EEF8",
    focus: "#1D6FD8",
    border: "#D5DCE3",
    borderControl: "#788492",
    shade: ink,
  },
  font: fontStack("Inter", "Inter"),
  fontWeight: { regular: "400", medium: "520", bold: "650", display: "620" },
  letterSpacing: { display: "-0.01em", label: "0.01em" },
  radius: { small: "3px", control: "6px", medium: "8px", large: "10px", pill: "999px" },
  shadow: {
    low: "0 1px 1px color-mix(in srgb, var(--ui-color-shade) 8%, transparent)",
    raised: "0 1px 3px color-mix(in srgb, var(--ui-color-shade) 14%, transparent)",
    floating: "0 12px 40px -8px color-mix(in srgb, var(--ui-color-shade) 34%, transparent)",
    card: "0 1px 2px color-mix(in srgb, var(--ui-color-shade) 24%, transparent)",
  },
  motion: {
    fast: "100ms",
    normal: "140ms",
    slow: "200ms",
    easing: "ease-out",
    gesture: "ease-out",
    arrive: "140ms",
    travel: "0%",
    arrival: "ui-fade",
    opening: "ui-fade",
    burst: "0",
  },
  motif: {
    pattern: "none",
    patternSize: "auto",
    ornament: svgImage(1, 1, ""),
    emptyBasket: "none",
    nothingFound: "none",
    noOrders: "none",
    noFavourites: "none",
    table: "none",
    wideTable: "none",
    beingPaid: "none",
  },
};
