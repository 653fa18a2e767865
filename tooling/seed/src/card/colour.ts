const channels = (hex: string): number[] => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** A colour between two, in hexadecimal: `share` 0 is the first, 1 the second. */
export const mix = (from: string, to: string, share: number): string => {
  const other = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((other[index] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
};

/** How light a colour is (WCAG 2.2, relative luminance), 0 to 1. */
export const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio of two colours (WCAG 2.2, 1.4.3), 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [light = 1, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};
