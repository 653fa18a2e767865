import { vars } from "../theme/contract.css.ts";

/**
 * How something arrives on the gift in the house's own way, of which its tokens leave a fade without motion.
 */
export const arriving = (order = 0) => ({
  animation: `${vars.motion.arrival} ${vars.motion.arrive} ${vars.motion.gesture} calc(${vars.motion.arrive} * ${order}) backwards`,
});
