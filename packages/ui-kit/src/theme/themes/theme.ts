import type { vars } from "../contract.css.ts";

type Tokens<Group> = { [Key in keyof Group]: string };

/**
 * What makes a house: the groups of tokens in which brand
 * groups differ. Space, sizes and type scale are shared.
 */
export interface Theme {
  color: Tokens<typeof vars.color>;
  font: Tokens<typeof vars.font>;
  fontWeight: Tokens<typeof vars.fontWeight>;
  letterSpacing: Tokens<typeof vars.letterSpacing>;
  radius: Tokens<typeof vars.radius>;
  shadow: Tokens<typeof vars.shadow>;
  motion: Tokens<typeof vars.motion>;
  motif: Tokens<typeof vars.motif>;
}

/** The three houses. */
export const brandGroups = ["CB", "CK", "GCS"] as const;

export type BrandGroup = (typeof brandGroups)[number];

/** A drawing as a CSS image. It needs `img-src data:` in the Content-Security-Policy. */
export const svgImage = (width: number, height: number, content: string): string => {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'>${content}</svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll("#", "%23").replaceAll("<", "%3C").replaceAll(">", "%3E")}")`;
};
