import type { Log } from "../../platform/log.ts";
import type { Services } from "../../platform/services.ts";
import type { OrderRecord } from "../order/index.ts";
import type { OrderEffects } from "./effects.ts";
import type { PaymentProvider } from "./provider/provider.ts";

/** Everything payments need: the process's services, a provider, and what follows from a payment. */
export interface PaymentContext {
  services: Pick<Services, "pool" | "clock" | "log" | "environment">;
  provider: PaymentProvider;
  effects: OrderEffects;
  /** Where the provider sends the buyer of an order back to. */
  returnUrl(order: OrderRecord): string;
  /**
   * A bank transfer was chosen on the provider's page in
   * the place of what the order's payment was begun with.
   */
  transferChosen(orderId: string): Promise<void>;
}

/** What applying an answer needs, within its transaction. */
export interface ApplyContext {
  effects: OrderEffects;
  now: Date;
  log: Log;
}
