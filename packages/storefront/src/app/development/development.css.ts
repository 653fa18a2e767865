import { style } from "@vanilla-extract/css";

export const body = style({
  margin: 0,
  padding: "2rem 1rem",
  backgroundColor: "#FBFAF8",
  color: "#221B2B",
  fontFamily: "system-ui, sans-serif",
  lineHeight: 1.5,
});

export const page = style({ maxInlineSize: "72rem", marginInline: "auto" });

export const title = style({ margin: 0, fontSize: "2rem", lineHeight: 1.2 });

export const tools = style({ display: "flex", flexWrap: "wrap", gap: "0.75rem", padding: 0, listStyle: "none" });

export const tool = style({
  display: "inline-block",
  padding: "0.6rem 1rem",
  borderRadius: 999,
  backgroundColor: "#221B2B",
  color: "#FFFFFF",
  textDecoration: "none",
});

export const group = style({ marginBlockStart: "2.5rem" });

export const grid = style({
  display: "grid",
  gap: "0.75rem",
  gridTemplateColumns: "repeat(auto-fill, minmax(15rem, 1fr))",
  padding: 0,
  listStyle: "none",
});

export const card = style({
  display: "grid",
  gap: "0.25rem",
  padding: "1rem",
  border: "1px solid #DDD6CC",
  borderBlockStart: "4px solid",
  borderRadius: 12,
  backgroundColor: "#FFFFFF",
});

export const name = style({ margin: 0, fontSize: "1.05rem" });

export const facts = style({ margin: 0, color: "#665D70", fontSize: "0.875rem" });

export const links = style({ display: "flex", flexWrap: "wrap", gap: "0.25rem 1rem" });

export const link = style({ display: "inline-block", paddingBlock: "0.35rem", color: "#A11549" });
