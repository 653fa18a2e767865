import { createGlobalThemeContract } from "@vanilla-extract/css";

/**
 * Every value a component may use. The CSS variables carry these names with the prefix `ui-`, so a storefront
 * can override one inline on the root element, for example `style={{ "--ui-color-accent": "#FF7A00" }}`.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The page. */
      surface: "color-surface",
      /** Cards, fields, dialogs: what lies on the page. */
      surfaceRaised: "color-surface-raised",
      /** Wells and bands: what lies behind the page. */
      surfaceSunken: "color-surface-sunken",
      /** The dark band: footer, closing block. */
      surfaceInverse: "color-surface-inverse",
      text: "color-text",
      textMuted: "color-text-muted",
      textOnPrimary: "color-text-on-primary",
      textOnAccent: "color-text-on-accent",
      textOnInverse: "color-text-on-inverse",
      textOnInverseMuted: "color-text-on-inverse-muted",
      primary: "color-primary",
      primaryHover: "color-primary-hover",
      primaryPressed: "color-primary-pressed",
      /** A tint to lay primary text on. */
      primarySoft: "color-primary-soft",
      /** Decoration and highlights; never a colour of text. */
      accent: "color-accent",
      accentSoft: "color-accent-soft",
      success: "color-success",
      successSoft: "color-success-soft",
      warning: "color-warning",
      warningSoft: "color-warning-soft",
      danger: "color-danger",
      dangerHover: "color-danger-hover",
      dangerSoft: "color-danger-soft",
      info: "color-info",
      infoSoft: "color-info-soft",
      focus: "color-focus",
      /** Hairlines between things. */
      border: "color-border",
      /** The outline of a control: 3:1 against every surface. */
      borderControl: "color-border-control",
      /** What a shadow is mixed from. */
      shade: "color-shade",
    },
    /** Colours that a thing keeps by night, as `thing.css.ts` gives them to it; its accent is one anyway. */
    thing: {
      /** Paper of notes and tags: white by day, ivory by night. */
      paper: "thing-paper",
      ink: "thing-ink",
      inkMuted: "thing-ink-muted",
      inverse: "thing-inverse",
      primary: "thing-primary",
      primaryPressed: "thing-primary-pressed",
      primarySoft: "thing-primary-soft",
      accentSoft: "thing-accent-soft",
      danger: "thing-danger",
    },
    font: { display: "font-display", text: "font-text", code: "font-code" },
    fontSize: {
      caption: "font-size-caption",
      small: "font-size-small",
      body: "font-size-body",
      lead: "font-size-lead",
      title: "font-size-title",
      heading: "font-size-heading",
      display: "font-size-display",
      hero: "font-size-hero",
    },
    fontWeight: {
      regular: "font-weight-regular",
      medium: "font-weight-medium",
      bold: "font-weight-bold",
      display: "font-weight-display",
    },
    lineHeight: { tight: "line-height-tight", snug: "line-height-snug", body: "line-height-body" },
    letterSpacing: { display: "letter-spacing-display", label: "letter-spacing-label" },
    space: {
      "0": "space-0",
      "1": "space-1",
      "2": "space-2",
      "3": "space-3",
      "4": "space-4",
      "5": "space-5",
      "6": "space-6",
      "8": "space-8",
      "10": "space-10",
      "12": "space-12",
      "16": "space-16",
      "20": "space-20",
      "24": "space-24",
    },
    size: {
      /** Smallest press target with a fine pointer. */
      targetSmall: "size-target-small",
      /** Height of a control, and smallest press target under a thumb. */
      control: "size-control",
      controlLarge: "size-control-large",
      icon: "size-icon",
      iconLarge: "size-icon-large",
      /** Widest line of running text. */
      measure: "size-measure",
      container: "size-container",
      containerNarrow: "size-container-narrow",
    },
    radius: {
      small: "radius-small",
      control: "radius-control",
      medium: "radius-medium",
      large: "radius-large",
      pill: "radius-pill",
    },
    borderWidth: {
      hairline: "border-width-hairline",
      control: "border-width-control",
      /** Rings of focus, loaders. */
      strong: "border-width-strong",
      /** Between a thing and the ring around it. */
      gap: "border-width-gap",
    },
    shadow: { low: "shadow-low", raised: "shadow-raised", floating: "shadow-floating", card: "shadow-card" },
    motion: {
      fast: "motion-fast",
      normal: "motion-normal",
      slow: "motion-slow",
      easing: "motion-easing",
      /** The house's own gesture: unwraps, bounces once, fades. */
      gesture: "motion-gesture",
      /** How long it takes something to arrive on the gift, which under reduced motion is one fade. */
      arrive: "motion-arrive",
      /** How far below it comes from, in its own height. */
      travel: "motion-travel",
      /** Keyframes of what arrives on the gift: unwrapped, bouncing once, fading (`choreography.css.ts`). */
      arrival: "motion-arrival",
      /** Keyframes of a window that opens. */
      opening: "motion-opening",
      /** How large the pieces of a burst are; 0 where nothing bursts. */
      burst: "motion-burst",
    },
    /** Durations in which the houses agree. */
    rhythm: {
      /** One turn of a loader. */
      turn: "rhythm-turn",
      /** One breath of what waits. */
      pulse: "rhythm-pulse",
      /** A rotating bar's way from one thing to the next. */
      glide: "rhythm-glide",
    },
    motif: {
      /** A tile of the house's pattern, to be repeated. */
      pattern: "motif-pattern",
      patternSize: "motif-pattern-size",
      /** One ornament: a bow, confetti, a rosette. */
      ornament: "motif-ornament",
      /** Scenes of what is empty, in the hand of the house. */
      emptyBasket: "motif-empty-basket",
      nothingFound: "motif-nothing-found",
      noOrders: "motif-no-orders",
      noFavourites: "motif-no-favourites",
      /** The house's table with its middle free, where a gift stands. */
      table: "motif-table",
      /** The same, running on at both sides: as high as its room, wherever that ends. */
      wideTable: "motif-wide-table",
      /** The scene while a payment is looked at. */
      beingPaid: "motif-being-paid",
      /** The scene of cards that have got their value. */
      activated: "motif-activated",
      /** Where the gifts of a paid order stand. */
      feast: "motif-feast",
      /** Three colours of the paper that a burst is cut from. */
      paperOne: "motif-paper-one",
      paperTwo: "motif-paper-two",
      paperThree: "motif-paper-three",
    },
    scheme: {
      /**
       * A `filter` for drawings in dark ink on no ground, such as logos: by night they are drawn in light.
       */
      ink: "scheme-ink",
      /** A large field in the house's own colour and words on it; deep by night, when it would dazzle. */
      field: "scheme-field",
      onField: "scheme-on-field",
      /** A `filter` for what is drawn for the day: by night with the light turned down. */
      dim: "scheme-dim",
      /** The same for large pictures that are pale from edge to edge. */
      dusk: "scheme-dusk",
      /** A `filter` for thin dark lines on no ground: by night with a light edge. */
      edge: "scheme-edge",
      /** Lightness, hue and chroma (OKLCH) of a ground in a brand's colour: by night it is deep. */
      groundLight: "scheme-ground-light",
      groundHue: "scheme-ground-hue",
      groundChroma: "scheme-ground-chroma",
      /** How much of it is the brand's: by night the house's own ground shines through. */
      groundShare: "scheme-ground-share",
      /** A `display` of what is there by night alone. */
      night: "scheme-night",
    },
  },
  (name) => `ui-${name}`,
);

type NumberIn<Key> = Key extends `${infer Step extends number}` ? Step : never;

/** A step of the spacing scale, in units of 4 px: `4` is 16 px. */
export type Space = NumberIn<keyof typeof vars.space>;

/** Set on the document by a header that stays at the top of the window: the room it takes. */
export const stickyTopProperty = "--ui-sticky-top";

/** Upper edge of the window for what sticks to it: below a header that stays there itself. */
export const stickyTop = `var(${stickyTopProperty}, 0px)`;

/**
 * Set on the document by a bar that stays at the foot of the
 * window: the room it takes, the device's own inset not counted.
 */
export const stickyFootProperty = "--ui-sticky-foot";

/** Lower edge of the window for what floats there: above a bar that stays there itself. */
export const stickyFoot = `var(${stickyFootProperty}, 0px)`;

export { media } from "./media.ts";
