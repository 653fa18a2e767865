import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** What needs script. */
const awakeOnly = { [media.scriptless]: { display: "none" } };

export const finder = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space["4"] });

export const search = style({
  display: "grid",
  gap: vars.space["2"],
  "@media": {
    [media.tablet]: { gridTemplateColumns: `minmax(0, ${grid(120)}) auto`, justifyContent: "start" },
    ...awakeOnly,
  },
});

export const searchField = style({ minInlineSize: 0 });

export const searchNote = style({ gridColumn: "1 / -1", selectors: { "&:empty": { display: "none" } } });

export const views = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: vars.space["2"],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  "@media": { [media.desktop]: { display: "none" }, ...awakeOnly },
});

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space["4"],
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", gap: vars.space["8"] },
  },
});

export const listSide = style({ display: "grid", alignContent: "start", gap: vars.space["4"], minInlineSize: 0 });

export const status = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space["2"],
  minBlockSize: vars.space["10"],
});

export const list = style({
  display: "grid",
  gap: vars.space["3"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  selectors: { "&:empty": { display: "none" } },
});

export const place = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space["3"],
  padding: vars.space["4"],
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  scrollMarginBlock: vars.space["24"],
  selectors: { "&[data-chosen]": { borderColor: vars.color.primary, boxShadow: vars.shadow.raised } },
});

export const placeWords = style({ display: "grid", justifyItems: "start", gap: vars.space["1"], minInlineSize: 0 });

export const onMap = style({
  // Words stay readable; what is about to change fades.
  selectors: { '[aria-busy="true"] &': { opacity: 0.6 } },
  "@media": awakeOnly,
});

export const mapSide = style({
  minInlineSize: 0,
  "@media": {
    [media.belowDesktop]: {
      order: -1,
      selectors: { '[data-view="list"]:not([data-map-failed]) &': { display: "none" } },
    },
    ...awakeOnly,
  },
});

export const map = style({
  "@media": {
    [media.belowDesktop]: { selectors: { "section&": { blockSize: `min(60vh, ${grid(120)})` } } },
    [media.desktop]: {
      selectors: {
        "section&": {
          position: "sticky",
          // Below the header, which stays as well.
          insetBlockStart: vars.space["24"],
          blockSize: `min(calc(100vh - ${grid(28)}), ${grid(160)})`,
        },
      },
    },
  },
});
