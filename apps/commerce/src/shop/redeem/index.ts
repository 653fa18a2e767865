export { beginWithCard } from "./begin-redeem.ts";
export { showUnderWay } from "./redeem-order.ts";
