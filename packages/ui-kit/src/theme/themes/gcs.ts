import { fontStack } from "../fonts/stacks.ts";
import { scenesOf } from "../scenes-of.ts";
import { svgImage, type Theme } from "./theme.ts";

const indigo = "#3B3BC4";
const champagne = "#C9A227";
const midnight = "#14172B";

/** A rosette as engravers draw them: one curve turned about its centre. */
const guilloche = (turns: number, curve: string, color: string): string => {
  const strands = Array.from(
    { length: turns },
    (_, index) => `<path transform='rotate(${(index * 180) / turns} 48 48)' d='${curve}'/>`,
  );
  return `<g fill='none' stroke='${color}' stroke-width='0.8'>${strands.join("")}</g>`;
};

/** "The concierge": ivory, hairlines, guilloche, quiet exactness. */
export const gcs: Theme = {
  color: {
    surface: "#F7F6F3",
    surfaceRaised: "#FFFFFF",
    surfaceSunken: "#EDEBE5",
    surfaceInverse: midnight,
    text: midnight,
    textMuted: "#55586E",
    textOnPrimary: "#FFFFFF",
    textOnAccent: midnight,
    textOnInverse: "#F7F6F3",
    textOnInverseMuted: "#BDBFD0",
    primary: indigo,
    primaryHover: "#2F2FA3",
    primaryPressed: "#242484",
    primarySoft: "#EAEAFA",
    accent: champagne,
    accentSoft: "#F6EDD0",
    success: "#1F6A45",
    successSoft: "#E3F2EA",
    warning: "#7A4F00",
    warningSoft: "#FAF0D4",
    danger: "#A8232B",
    dangerHover: "#861B22",
    dangerSoft: "#FAE7E6",
    info: "#27579C",
    infoSoft: "#E6EEF8",
    focus: indigo,
    border: "#DDDAD1",
    borderControl: "#80828F",
    shade: "#14172B",
  },
  font: fontStack("Fraunces", "Inter"),
  fontWeight: { regular: "400", medium: "520", bold: "650", display: "560" },
  letterSpacing: { display: "-0.015em", label: "0.01em" },
  radius: { small: "3px", control: "6px", medium: "6px", large: "10px", pill: "6px" },
  shadow: {
    low: "0 1px 1px color-mix(in srgb, var(--ui-color-shade) 10%, transparent)",
    raised:
      "0 0 0 1px color-mix(in srgb, var(--ui-color-shade) 8%, transparent), 1px 3px 10px -2px color-mix(in srgb, var(--ui-color-shade) 14%, transparent)",
    floating:
      "0 0 0 1px color-mix(in srgb, var(--ui-color-shade) 8%, transparent), 6px 20px 56px -12px color-mix(in srgb, var(--ui-color-shade) 34%, transparent)",
    card: "0.5px 1px 2px color-mix(in srgb, var(--ui-color-shade) 28%, transparent), 4px 12px 28px -8px color-mix(in srgb, var(--ui-color-shade) 36%, transparent)",
  },
  motion: {
    fast: "160ms",
    normal: "160ms",
    slow: "320ms",
    easing: "ease-out",
    gesture: "ease-out",
    // Is there, as light falls on it.
    arrive: "160ms",
    travel: "0%",
    arrival: "ui-fade",
    opening: "ui-fade",
    burst: "0",
  },
  motif: {
    ...scenesOf("gcs"),
    paperOne: champagne,
    paperTwo: indigo,
    paperThree: "#E3C35A",
    pattern: svgImage(
      48,
      24,
      `<g fill='none' stroke='${champagne}' stroke-width='0.9'><path d='M0 12C8 0 16 0 24 12s16 12 24 0'/><path d='M0 12C8 24 16 24 24 12S40 0 48 12'/><path d='M0 12c8-6 16-6 24 0s16 6 24 0'/><path d='M0 12c8 6 16 6 24 0s16-6 24 0'/></g>`,
    ),
    patternSize: "48px 24px",
    ornament: svgImage(
      96,
      96,
      `${guilloche(18, "M48 8c26 14 26 66 0 80C22 74 22 22 48 8Z", champagne)}${guilloche(12, "M48 26c14 8 14 36 0 44-14-8-14-36 0-44Z", indigo)}`,
    ),
  },
};
