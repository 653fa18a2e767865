export { beginWithCard } from "./begin-redeem.ts";
export { guardedCard } from "./guarded-card.ts";
export { showUnderWay } from "./redeem-order.ts";
