const arabic = /\p{Script=Arabic}/u;

/**
 * Parts of an address or a name on one line, with the comma of the letters they are written
 * in: those of a place whose names are not told in Arabic stay Latin ones on an Arabic page.
 */
export const onOneLine = (parts: readonly string[]): string =>
  parts.join(parts.some((part) => arabic.test(part)) ? "، " : ", ");
