import { style } from "@vanilla-extract/css";

export const mark = style({ display: "block", flex: "none" });

export const word = style({
  fontFamily: "system-ui, sans-serif",
  fontSize: 9.5, // off-theme: in units of the drawing
  fontWeight: 800, // off-theme: a mark is not set in the house's face
  textAnchor: "middle",
});
