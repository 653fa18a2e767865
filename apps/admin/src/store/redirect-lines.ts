import type { Redirect } from "@giftshop/validation/store";

/** `/old/ /new/`, one a line. */
export const linesOf = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${from} ${to}`).join("\n");

/**
 * The same read: from and to with a space, a tab, a comma or a semicolon
 * between them. A line that says less is said to be wrong by commerce.
 */
export const redirectsIn = (lines: string): Redirect[] =>
  lines
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [from = "", to = ""] = line.split(/[\s,;]+/u);
      return { from, to };
    });
