import { grid } from "@giftshop/ui-kit/grid";
import { headerAway } from "@giftshop/ui-kit/header-away";
import { media, stickyTopProperty, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, keyframes, style } from "@vanilla-extract/css";

/** Height of the bar, whatever the variant; a decoration adds its own below (specification, section 9). */
const barSize = grid(20);

/**
 * Room that the search box has, in its own letters, as no variable
 * is known here: not enough for its question, or for a word.
 */
const shortBox = "(max-width: 16.5em)";
const narrowestBox = "(max-width: 7em)";

/** Height of the second line, which the search box has up to the small desktop. */
const searchLineSize = `calc(${vars.size.control} + ${vars.space["3"]} + ${vars.borderWidth.hairline})`;

export const rule = `${vars.borderWidth.hairline} solid ${vars.color.border}`;

/** Where a browser moves things along with the page by itself. */
const scrollDriven = "(animation-timeline: scroll())";

const stays = '&[data-stays="true"]';
const withSearch = '&[data-search="true"]';

/**
 * What the panel of categories hangs under. In a high window its 80 px stay in sight, and a second line
 * scrolls away under it; a browser that needs script for that keeps both in place.
 */
export const header = style({
  position: "relative",
  insetBlockStart: 0,
  zIndex: 20,
  flex: "none",
  backgroundColor: vars.color.surface,
  borderBlockEnd: rule,
  "@media": {
    [media.belowLarge]: { selectors: { [withSearch]: { marginBlockEnd: searchLineSize, borderBlockEnd: 0 } } },
    [media.tall]: { selectors: { [`${stays}[data-search="false"]`]: { position: "sticky" } } },
    [`${media.large} and ${media.tall}`]: { selectors: { [stays]: { position: "sticky" } } },
  },
  "@supports": {
    [scrollDriven]: { "@media": { [media.tall]: { selectors: { [stays]: { position: "sticky" } } } } },
  },
});

// On a phone it leaves its room to what is filled in there.
globalStyle(header, {
  "@media": { [media.belowTablet]: { transition: `translate ${vars.motion.normal} ${vars.motion.easing}` } },
});
globalStyle(`:root[${headerAway}] ${header}`, {
  "@media": { [media.belowTablet]: { translate: "0 -100%" } },
});

// What else sticks to the top of the window begins below it.
globalStyle(`:root:has(${header}[data-stays="true"])`, {
  "@media": { [media.tall]: { vars: { [stickyTopProperty]: barSize } } },
});

const drawRule = keyframes({ from: { borderBlockEndColor: "transparent" } });

/** A pattern below stands for the rule, until the page is scrolled and the pattern gone. */
globalStyle(`${header}[data-decorated="true"]`, {
  "@supports": {
    [scrollDriven]: {
      animation: `${drawRule} step-end both`,
      animationTimeline: "scroll()",
      animationRange: `0 ${barSize}`,
    },
  },
});

const areas = (...lines: string[]) => lines.map((line) => `"${line}"`).join(" ");

export const bar = style({
  display: "grid",
  alignItems: "center",
  gridTemplateAreas: areas("logo menu tools"),
  gridTemplateColumns: "minmax(0, auto) minmax(0, 1fr) auto",
  gridTemplateRows: barSize,
  columnGap: vars.space["2"],
  "@media": {
    [media.desktop]: { columnGap: vars.space["4"] },
    [media.large]: {
      columnGap: vars.space["3"],
      // Words of the menu stand in one line as long as they can;
      // the search box gives way to them, down to its sign.
      selectors: {
        '[data-search="true"] > &': {
          gridTemplateAreas: areas("logo menu search tools"),
          gridTemplateColumns: `auto minmax(0, max-content) minmax(${vars.size.control}, 1fr) auto`,
        },
        // Variant 3 leads with its search box.
        '[data-version="3"][data-search="true"] > &': {
          gridTemplateAreas: areas("logo search menu tools"),
          gridTemplateColumns: `auto minmax(${vars.size.control}, 1fr) minmax(0, max-content) auto`,
        },
      },
    },
  },
});

// The bar's own ground, under which the second line goes.
globalStyle(`${header}[data-search="true"]::before`, {
  "@media": {
    [media.belowLarge]: {
      content: '""',
      position: "absolute",
      inset: 0,
      zIndex: -1,
      backgroundColor: vars.color.surface,
    },
  },
});

const giveWay = keyframes({ to: { transform: `translateY(calc(${vars.borderWidth.hairline} - 100%))` } });

/**
 * Up to the small desktop the search box has a line of its
 * own below the bar: words of the menu need the room.
 */
export const searchLine = style({
  gridArea: "search",
  minInlineSize: 0,
  "@media": {
    [media.belowLarge]: {
      position: "absolute",
      insetInline: 0,
      insetBlockStart: "100%",
      zIndex: -2,
      blockSize: searchLineSize,
      paddingInline: vars.space["4"],
      borderBlockEnd: rule,
      backgroundColor: vars.color.surface,
    },
    [media.tablet]: { paddingInline: vars.space["6"] },
    [media.smallDesktop]: { paddingInline: vars.space["8"] },
    [media.large]: {
      justifySelf: "end",
      inlineSize: "100%",
      maxInlineSize: grid(80),
      paddingInline: 0,
      fontSize: vars.fontSize.small,
      containerType: "inline-size",
    },
  },
  "@supports": {
    [scrollDriven]: {
      "@media": {
        [`${media.belowLarge} and ${media.tall}`]: {
          animationName: giveWay,
          animationTimingFunction: "linear",
          animationFillMode: "both",
          animationTimeline: "scroll()",
          animationRange: `0 ${searchLineSize}`,
          selectors: {
            // Variant 3 has a bar of its own above, which goes out of sight first.
            '[data-version="3"] &': {
              animationRange: `${vars.space["10"]} calc(${vars.space["10"]} + ${searchLineSize})`,
            },
            // With a pattern below, see above.
            '[data-decorated="true"] &': {
              animationName: `${giveWay}, ${drawRule}`,
              animationTimingFunction: "linear, step-end",
            },
            // Reached by the keyboard further down the page, it is seen (WCAG 2.4.11).
            "&&:focus-within": { animationName: "none", zIndex: 1 },
          },
        },
      },
    },
  },
});

/**
 * With less room it asks its question in one word, its name; with room
 * for none its button alone stands there and opens the search window.
 */
export const search = style({
  "@container": {
    [shortBox]: {
      position: "relative",
      selectors: {
        "&:has(input:placeholder-shown)::after": {
          // Seen only: it has been said.
          content: 'attr(aria-label) / ""',
          position: "absolute",
          insetBlock: 0,
          insetInlineStart: vars.space["4"],
          display: "grid",
          alignItems: "center",
          color: vars.color.textMuted,
          pointerEvents: "none",
        },
      },
    },
    [narrowestBox]: {
      display: "grid",
      justifySelf: "end",
      inlineSize: vars.size.control,
      selectors: { "&&&::after": { display: "none" } },
    },
  },
});
globalStyle(`${search} input`, { "@container": { [narrowestBox]: { display: "none" } } });
globalStyle(`${search} button`, {
  "@container": { [narrowestBox]: { position: "static", minBlockSize: vars.size.control, color: vars.color.text } },
});
globalStyle(`${search} input::placeholder`, {
  "@container": { [shortBox]: { color: "transparent" } },
});

// A first view that is a search box needs no second one above it.
globalStyle(`:root:has(#search-hero) ${searchLine}`, { "@media": { [media.belowLarge]: { display: "none" } } });
globalStyle(`:root:has(#search-hero) ${header}[data-search="true"]`, {
  "@media": { [media.belowLarge]: { marginBlockEnd: 0 } },
});
globalStyle(`:root:has(#search-hero) ${header}[data-search="true"][data-decorated="false"]`, {
  "@media": { [media.belowLarge]: { borderBlockEnd: rule } },
});

// On a large desktop its sign stays among the tools: from further down the page there is a way to it.
globalStyle(`:root:has(#search-hero) ${searchLine}`, {
  "@media": { [media.large]: { maxInlineSize: vars.size.control } },
});
globalStyle(`:root:has(#search-hero) [data-version="3"][data-search="true"] > ${bar}`, {
  "@media": {
    [media.large]: {
      gridTemplateAreas: areas("logo menu search tools"),
      gridTemplateColumns: `auto minmax(0, max-content) minmax(${vars.size.control}, 1fr) auto`,
    },
  },
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

/** On a large desktop; the sheet of a small screen has the same. */
export const large = style({ "@media": { [media.belowLarge]: { display: "none" } } });

/** Script alone answers it. */
export const scripted = style({ "@media": { "(scripting: none)": { display: "none" } } });

/** Script alone answers it, from the tablet on. */
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

/**
 * On a phone there is room for one beside logo and basket. Of the size that it is
 * drawn in: it is a part of a larger drawing, whose own proportions it must not take.
 */
export const mark = style({
  display: "block",
  flex: "none",
  maxInlineSize: "none",
  "@media": { [media.belowTablet]: { selectors: { "&:not(:first-child)": { display: "none" } } } },
});
