export { Mailbox } from "../outside/mailbox.ts";
export { Provider } from "../outside/provider.ts";
export { Buyer } from "./buyer.ts";
export { Exchanger } from "./exchanger.ts";
export { findDrift } from "./look-inside.ts";
export type { OpenShop } from "./shop.ts";
export { judge } from "./verdict.ts";
