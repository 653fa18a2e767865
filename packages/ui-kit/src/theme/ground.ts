import type { CSSProperties } from "react";

/** Set on what lies in a brand's colour: that colour, pale as by day. */
export const groundProperty = "--ui-ground";

/** The style of a ground in a brand's colour (any CSS colour), deep by night; none without a colour. */
export const groundOf = (color: string | null | undefined): CSSProperties | undefined =>
  color ? ({ [groundProperty]: color } as CSSProperties) : undefined;
