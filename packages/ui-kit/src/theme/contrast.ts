/** Relative luminance of a colour `#RRGGBB` (WCAG 2.2, definition of relative luminance). */
const luminance = (color: string): number => {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};

/** Contrast of two colours, 1 to 21 (WCAG 2.2, definition of contrast ratio). Both as `#RRGGBB`. */
export const contrastRatio = (first: string, second: string): number => {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};
