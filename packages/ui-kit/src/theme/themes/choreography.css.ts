import { globalKeyframes } from "@vanilla-extract/css";
import { vars } from "../contract.css.ts";

/** Keyframes that the houses' `motion.arrival` and `motion.opening` name. */

// CB: a paper is rolled down over it, and a window is a letter that is unfolded from its middle.
globalKeyframes("ui-unwrap", {
  from: { clipPath: "inset(-30% -30% 120%)", translate: "0 -28%", rotate: "-5deg" },
  to: { clipPath: "inset(-30%)" },
});
globalKeyframes("ui-unfold", {
  from: { clipPath: `inset(38% 0 round ${vars.radius.large})`, scale: "1 0.94" },
  // Its edge is round until all of it is seen, and then its shadow comes.
  "85%": { clipPath: `inset(0 round ${vars.radius.large})`, scale: "1", animationTimingFunction: "linear" },
  to: { clipPath: `inset(-8% round ${vars.radius.large})` },
});

// CK: it falls onto the table and bounces once; a window is a balloon that is blown up.
globalKeyframes("ui-bounce", {
  from: { opacity: 0, translate: "0 -110%", scale: 0.7, animationTimingFunction: "ease-in" },
  "45%": { opacity: 1, translate: "0 0", scale: "1.06 0.9", animationTimingFunction: "ease-out" },
  "70%": { translate: "0 -20%", scale: 1, animationTimingFunction: "ease-in" },
  to: { translate: "0 0" },
});
globalKeyframes("ui-inflate", {
  from: { scale: 0.4, animationTimingFunction: "ease-out" },
  "60%": { scale: 1.05, animationTimingFunction: "ease-in-out" },
  to: { scale: 1 },
});

// GCS, and every house without motion.
globalKeyframes("ui-fade", { from: { opacity: 0 } });
