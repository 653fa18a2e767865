import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Height of the bar, whatever the variant; a decoration adds its own below (specification, section 9). */
const barSize = grid(20);

/** What the panel of categories hangs under. */
export const header = style({
  position: "relative",
  zIndex: 20,
  flex: "none",
  backgroundColor: vars.color.surface,
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  viewTransitionName: "site-header",
  selectors: { '&[data-decorated="true"]': { borderBlockEnd: 0 } },
});

const areas = (...lines: string[]) => lines.map((line) => `"${line}"`).join(" ");

/** Up to the small desktop the search box has a line of its own below the bar: words of the menu need the room. */
export const bar = style({
  display: "grid",
  alignItems: "center",
  gridTemplateAreas: areas("logo menu tools"),
  gridTemplateColumns: "minmax(0, auto) minmax(0, 1fr) auto",
  gridTemplateRows: barSize,
  columnGap: vars.space["2"],
  "@media": {
    [media.belowLarge]: {
      selectors: {
        '&[data-search="true"]': {
          gridTemplateAreas: areas("logo menu tools", "search search search"),
          gridTemplateRows: `${barSize} auto`,
          paddingBlockEnd: vars.space["3"],
        },
      },
    },
    [media.desktop]: { columnGap: vars.space["4"] },
    [media.large]: {
      columnGap: vars.space["6"],
      selectors: {
        '&[data-search="true"]': {
          gridTemplateAreas: areas("logo menu search tools"),
          gridTemplateColumns: `auto minmax(0, max-content) minmax(${grid(36)}, 1fr) auto`,
        },
        // Variant 3 leads with its search box.
        '[data-version="3"] > &[data-search="true"]': {
          gridTemplateAreas: areas("logo search menu tools"),
          gridTemplateColumns: `auto minmax(${grid(36)}, 1fr) minmax(0, max-content) auto`,
        },
      },
    },
  },
});

export const search = style({
  gridArea: "search",
  "@media": { [media.large]: { justifySelf: "end", inlineSize: "100%", maxInlineSize: grid(80) } },
});

/** The last icon, not its target, stands at the edge of the column. */
export const tools = style({
  gridArea: "tools",
  display: "flex",
  alignItems: "center",
  marginInlineEnd: `calc(-1 * ${vars.space["3"]})`,
});

/** Up to the desktop. */
export const small = style({ "@media": { [media.desktop]: { display: "none" } } });

/** Script alone answers it. */
export const scripted = style({ "@media": { "(scripting: none)": { display: "none" } } });

/** The same, from the tablet on. */
export const roomyScripted = style([scripted, { "@media": { [media.belowTablet]: { display: "none" } } }]);

/** Shown from the tablet on. */
export const roomy = style({
  gridArea: "menu",
  display: "none",
  justifySelf: "end",
  "@media": { [media.tablet]: { display: "block" } },
});

export const links = style({ display: "flex", alignItems: "center", margin: 0, padding: 0, listStyle: "none" });

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.control,
  paddingInline: vars.space["3"],
  borderRadius: vars.radius.small,
  color: vars.color.text,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  textDecoration: "none",
  "@media": { [media.hover]: { selectors: { "&:hover": { color: vars.color.primary } } } },
});

export const trust = style({
  gridArea: "menu",
  display: "flex",
  alignItems: "center",
  justifyContent: "end",
  gap: vars.space["4"],
  minInlineSize: 0,
  overflow: "hidden",
});

/** On a phone there is room for one beside logo and basket. */
export const mark = style({
  display: "block",
  flex: "none",
  maxBlockSize: vars.space["10"],
  inlineSize: "auto",
  "@media": { [media.belowTablet]: { selectors: { "&:not(:first-child)": { display: "none" } } } },
});
