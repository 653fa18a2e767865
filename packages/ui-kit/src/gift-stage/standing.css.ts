import { card, stage as cardRoom, restX, restY } from "../gift-card/gift-card.css.ts";
import { vars } from "../theme/contract.css.ts";
import { kitGlobalStyle } from "../theme/kit-style.ts";
import { beside, gift, size, stage } from "./gift-stage.css.ts";
import { full } from "./stage-ground.css.ts";

/** Alone, or in its slipcase: it stands on the floor of its stage and leans back a little, into the light. */
const standing = `.${stage}:is(:not([data-parts]), [data-parts="sleeve"]):not([style*="transparent"])`;

/** How far down the floor its foot stands, from the middle of the stage. */
const floor = "34cqb";

const shade = (depth: number) => `color-mix(in srgb, ${vars.color.shade} ${depth}%, transparent)`;

kitGlobalStyle(`${standing} > .${gift}`, {
  "@container": { [full]: { translate: `0 calc(${floor} - ${size} * 0.3155)` } },
});

kitGlobalStyle(`${standing} .${cardRoom}`, {
  "@container": { [full]: { vars: { [restX]: "7deg", [restY]: "-10deg" } } },
});

kitGlobalStyle(`${standing} .${card}[data-shadow]`, {
  "@container": { [full]: { boxShadow: vars.shadow.low } },
});

// Dark where its edge meets the floor, and soft away from the light.
kitGlobalStyle(`${standing} > .${gift}::after`, {
  "@container": {
    [full]: {
      content: '""',
      position: "absolute",
      zIndex: -1,
      // off-theme: the light falls from the left in every language
      inset: `88% calc(${beside} * -100% - 16%) -18% -3%`,
      rotate: "1.6deg",
      background: `radial-gradient(closest-side, ${shade(58)}, transparent) 0 46% / 86% 22% no-repeat, radial-gradient(closest-side, ${shade(30)}, transparent) 100% 50% / 96% 80% no-repeat`,
      pointerEvents: "none",
    },
  },
});
