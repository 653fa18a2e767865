import { media, vars } from "@giftshop/ui-kit/theme";
import { createVar, keyframes } from "@vanilla-extract/css";
import { beats, below, cameOpen } from "../wrap/moving.ts";

/** When the card has landed, in each house's time. */
const landed = createVar();

/** When the burst is. */
export const burstAt = createVar();

/** When the table comes nearer: a box that is seen stands on it. */
export const nearsAt = createVar();

const party = ':root[data-theme="CK"] &';
const concierge = ':root[data-theme="GCS"] &';

/** Times of the houses, on the page itself. */
export const times = {
  vars: { [landed]: beats(2), [burstAt]: beats(1.85), [nearsAt]: beats(1.2) },
  selectors: {
    [party]: { vars: { [landed]: beats(1.1), [burstAt]: "0s", [nearsAt]: beats(0.3) } },
    [concierge]: { vars: { [landed]: beats(2), [burstAt]: beats(1.9), [nearsAt]: "0s" } },
  },
};

const after = (count: number) => `calc(${landed} + ${beats(count)})`;

const appears = keyframes({ from: { color: "transparent" } });
const goes = keyframes({ to: { opacity: 0 } });
const laid = keyframes({ from: { transform: `translateY(${below})` } });

/** A form whose wrapping opens. */
const opening = '[data-state="opening"]:not([data-unwrap="again"])';

/** Words below a gift fade as it is pressed: what falls from it would cross them. */
export const goesFirst = {
  "@media": {
    [media.motion]: {
      transition: `opacity ${beats(0.4)} ${vars.motion.easing}`,
      selectors: { [`${opening} > &, ${opening} + &`]: { opacity: 0 } },
    },
  },
} as const;

const coming = (animation: string) => ({
  "@media": { [media.motion]: { selectors: { [cameOpen]: { animation } } } },
});

/** Not there as long as it runs. */
export const hidden = keyframes({ "from, to": { visibility: "hidden" } });

const fading = (change: string, at: number) => `${change} ${beats(0.4)} ${vars.motion.easing} ${after(at)} both`;

/** The title, once the one before it is gone; that stays until then, but where a flap lifts into it (GCS). */
export const comesFirst = {
  "@media": {
    [media.motion]: {
      transition: `color ${beats(0.6)} ${vars.motion.easing}`,
      selectors: {
        [`:root[data-theme="GCS"] ${opening} > &`]: { color: "transparent" },
        [cameOpen]: { animation: fading(appears, -0.3) },
        ':root:not([data-theme="GCS"]) [data-unwrapped] &[data-before]::before': {
          content: 'attr(data-before) / ""',
          position: "absolute",
          insetBlockStart: 0,
          insetInline: "-50svw",
          marginInline: "auto",
          boxSizing: "border-box",
          inlineSize: `min(100svw, ${vars.size.measure})`,
          paddingInline: vars.space["4"],
          color: vars.color.text,
          textAlign: "center",
          animation: fading(goes, -0.7),
        },
      },
    },
  },
} as const;

/** Laid from below into the room that the table leaves, one after the other: note, codes, thanks. */
const comesAfter = (count: number) => coming(`${laid} ${beats(1.2)} ${vars.motion.easing} ${after(count)} both`);
export const comesSecond = comesAfter(-0.8);
export const comesThird = comesAfter(-0.3);
export const comesLast = comesAfter(0.1);
