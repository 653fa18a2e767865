import type { BrandGroup } from "@giftshop/storefront-config";

/** Colours and shape of a house, as mail clients need them: written out, for light and for dark. */
export interface House {
  surface: string;
  card: string;
  ink: string;
  muted: string;
  primary: string;
  onPrimary: string;
  line: string;
  /** Corner radius of the email, pixels. */
  radius: number;
  /** Corner radius of buttons, pixels. */
  controlRadius: number;
  font: string;
  headingFont: string;
  dark: { surface: string; card: string; ink: string; muted: string };
}

const sans = "Helvetica, Arial, sans-serif";

/** The three houses of the shop (the same identities as the themes of the web pages). */
export const houses: Record<BrandGroup, House> = {
  CB: {
    surface: "#fff8f1",
    card: "#ffffff",
    ink: "#2b1b2e",
    muted: "#6b5a6e",
    primary: "#c2255c",
    onPrimary: "#ffffff",
    line: "#eddfd3",
    radius: 16,
    controlRadius: 14,
    font: `Figtree, ${sans}`,
    headingFont: `"Bricolage Grotesque", Figtree, ${sans}`,
    dark: { surface: "#1e1420", card: "#2b1f2e", ink: "#fff3e8", muted: "#cbb9c4" },
  },
  CK: {
    surface: "#f1f7f6",
    card: "#ffffff",
    ink: "#10243e",
    muted: "#52637a",
    primary: "#00796b",
    onPrimary: "#ffffff",
    line: "#d5e4e2",
    radius: 24,
    controlRadius: 999,
    font: `"DM Sans", ${sans}`,
    headingFont: `Outfit, ${sans}`,
    dark: { surface: "#0b1a2c", card: "#13273f", ink: "#f0fbf9", muted: "#b3c4d6" },
  },
  GCS: {
    surface: "#f7f6f3",
    card: "#ffffff",
    ink: "#14172b",
    muted: "#5b5e72",
    primary: "#3b3bc4",
    onPrimary: "#ffffff",
    line: "#dedcd5",
    radius: 6,
    controlRadius: 6,
    font: `Inter, ${sans}`,
    headingFont: "Fraunces, Georgia, serif",
    dark: { surface: "#10121f", card: "#1a1d30", ink: "#f5f3ee", muted: "#b9bac8" },
  },
};
