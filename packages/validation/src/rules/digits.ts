/**
 * Arabic, Persian and full-width digits as ASCII ones; everything else stays as it was typed. A
 * number means the same in the digits of any keyboard, and everything behind the forms reads ASCII.
 */
export const asciiDigits = (text: string): string =>
  // The last four bits of each of them are its value.
  text.replace(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/gu, (digit) => String(digit.charCodeAt(0) & 0xf));

/**
 * A number as it was meant, in ASCII: without what is not seen around it (the marks of direction
 * that contacts and Arabic texts are copied with) and with a plain dash for every kind of one.
 */
export const plainNumber = (text: string): string =>
  asciiDigits(text)
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Pd}/gu, "-")
    .trim();
