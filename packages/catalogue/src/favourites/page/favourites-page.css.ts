import { grid as onGrid } from "@giftshop/ui-kit/grid";
import { vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const entry = style({ display: "grid", alignContent: "start" });

globalStyle(`${entry}[data-gone] img`, { opacity: 0.45 });

export const removed = style({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: vars.space["2"] });

/** Height of what comes: two rows of cards on a phone. */
export const reserved = style({ minBlockSize: onGrid(120) });
