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

const written = keyframes({ from: { clipPath: "inset(-10% 100% -10% 0)" }, to: { clipPath: "inset(-10% 0)" } });
const writtenLeft = keyframes({ from: { clipPath: "inset(-10% 0 -10% 100%)" }, to: { clipPath: "inset(-10% 0)" } });
const laid = keyframes({ from: { transform: `translateY(${below})` } });
const hidden = keyframes({ "from, to": { visibility: "hidden" } });

const coming = (animation: string) => ({
  "@media": { [media.motion]: { selectors: { [cameOpen]: { animation } } } },
});

/** Not there before its time. */
export const until = (time: string) => `${hidden} ${time}`;

const writing = (line: string) => `${line} ${beats(0.8)} ${vars.motion.easing} ${after(0.2)} both`;

/** The title, as a line that is written. */
export const comesFirst = {
  "@media": {
    [media.motion]: {
      selectors: {
        [cameOpen]: { animation: writing(written) },
        '[dir="rtl"] [data-unwrapped] &': { animation: writing(writtenLeft) },
      },
    },
  },
};

/** Laid on the page from below, one after the other: note, codes, thanks. */
const comesAfter = (count: number) => coming(`${laid} ${beats(1.2)} ${vars.motion.easing} ${after(count)} both`);
export const comesSecond = comesAfter(0.5);
export const comesThird = comesAfter(1.2);
export const comesLast = comesAfter(1.6);
