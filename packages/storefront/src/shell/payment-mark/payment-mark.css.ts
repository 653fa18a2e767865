import { style } from "@vanilla-extract/css";

export const mark = style({ display: "block", flex: "none" });

export const word = style({
  fontFamily: "system-ui, sans-serif",
  fontSize: 9.5,
  fontWeight: 800,
  textAnchor: "middle",
});
