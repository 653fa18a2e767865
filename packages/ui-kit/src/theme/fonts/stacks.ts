const system = "system-ui, sans-serif";

/**
 * What a family is called in styles. Not by its own name: who has it installed would see
 * that one, of whatever version, as soon as ours comes too late, and the lines would move.
 */
export const webFamily = (family: string): string => `${family} Shop`;

/** The same family without its space: only names and digits in a title of other letters fetch it. */
export const familyOfNames = (family: string): string => webFamily(`${family} Names`);

/** A `unicode-range` but for the space. */
export const withoutSpace = (range: string): string => range.replace(/^U\+20-/u, "U+21-");

const standIns = (family: string) => `"${family} fallback", "${family} fallback android", ${system}`;

/**
 * The families of a house: its own faces first, then local faces that were measured to take the same room.
 */
export const fontStack = (display: string, text: string): { display: string; text: string; code: string } => {
  const stack = (family: string) => `"${webFamily(family)}", ${standIns(family)}`;
  return {
    display: stack(display),
    text: stack(text),
    code: `ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", "Liberation Mono", monospace`,
  };
};

const withArabic = (latin: string, family = webFamily(latin)) =>
  `"${family}", "${webFamily("Noto Sans Arabic")}", ${standIns(latin)}`;

/**
 * Arabic, with Latin letters and digits from the house of the one storefront that speaks it: names in
 * titles are in its face of titles, spaces in the local face that is as wide.
 */
export const arabicFonts = { display: withArabic("Fraunces", familyOfNames("Fraunces")), text: withArabic("Inter") };
