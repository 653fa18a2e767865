import { vars } from "@giftshop/ui-kit/theme";

const painted = {
  water: vars.color.infoSoft,
  land: vars.color.surface,
  town: vars.color.border,
  coast: vars.color.borderControl,
  border: vars.color.borderControl,
  name: vars.color.textMuted,
  place: vars.color.primary,
  onPlace: vars.color.textOnPrimary,
  text: vars.color.text,
} as const;

/** Colours of a map as a canvas takes them: `rgb(251, 238, 225)`. */
export type MapColors = Readonly<Record<keyof typeof painted, string>>;

/** The house's colours, as they hold for an element: a canvas knows no custom properties. */
export const mapColorsOf = (element: Element): MapColors => {
  const probe = document.createElement("span");
  element.append(probe);
  const colors = Object.entries(painted).map(([name, color]) => {
    probe.style.color = color;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(colors) as MapColors;
};

/**
 * Families of the house's running text, first choice first; those
 * that stand in for a face meanwhile are none to draw with.
 */
export const mapFontsOf = (element: Element): string[] =>
  getComputedStyle(element)
    .fontFamily.split(",")
    .map((family) => family.trim().replace(/^["']|["']$/g, ""))
    .filter((family) => !/\bfallback\b/.test(family));
