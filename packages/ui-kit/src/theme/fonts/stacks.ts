const system = "system-ui, sans-serif";

/** The families of a house: its own faces first, then local faces that were measured to take the same room. */
export function fontStack(display: string, text: string): { display: string; text: string; code: string } {
  const stack = (family: string) => `"${family}", "${family} fallback", "${family} fallback android", ${system}`;
  return {
    display: stack(display),
    text: stack(text),
    code: `ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", "Liberation Mono", monospace`,
  };
}

/** Arabic, with Latin letters and digits from the house of the one storefront that speaks it. */
export const arabicFonts = `"Inter", "Noto Sans Arabic", "Inter fallback", "Inter fallback android", ${system}`;
