export { Mailbox } from "../outside/mailbox.ts";
export { Provider } from "../outside/provider.ts";
export { playAll } from "./all-cases.ts";
export type { Breakable, Victim } from "./breakable.ts";
export { Buyer } from "./buyer.ts";
export { Exchanger } from "./exchanger.ts";
export { findDrift } from "./look-inside.ts";
export { buildArmable, type OpenShop } from "./shop.ts";
export { judge } from "./verdict.ts";
