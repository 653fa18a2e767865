import { vars } from "@giftshop/ui-kit/theme";
import { globalStyle, keyframes } from "@vanilla-extract/css";

const breathe = keyframes({ "50%": { opacity: 0.55 } });

/** A press that is being kept until the page is awake: seen at once, and calm enough to wait with. */
globalStyle("[data-waiting]", {
  cursor: "progress",
  animation: `${breathe} ${vars.rhythm.pulse} ease-in-out infinite`,
});
globalStyle("[data-waiting]", {
  "@media": { "(prefers-reduced-motion: reduce)": { animation: "none", opacity: 0.7 } },
});
