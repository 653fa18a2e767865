import { randomBytes } from "node:crypto";
import type { Logger } from "@giftshop/web-server";
import type { Environment } from "../../src/environment.ts";
import { type CheckoutDoor, createCheckoutDoor } from "./checkout-door.ts";
import { usualRules } from "./checkout-queue.ts";
import { createMemoryQueue } from "./memory-queue.ts";
import { createRedisQueue } from "./redis-queue.ts";

/** The door of a process; `undefined` where the checkout has room for everybody. */
export const createDoor = (
  settings: Pick<Environment, "checkoutPlaces" | "pageCacheUrl" | "signingSecret" | "originPattern">,
  log: Logger,
  tell?: (outcome: "in" | "wait") => void,
): CheckoutDoor | undefined => {
  const { checkoutPlaces: places, pageCacheUrl: url, signingSecret, originPattern } = settings;
  if (places === undefined) return undefined;
  const rules = { places, ...usualRules };
  const alone = createMemoryQueue(rules);
  return createCheckoutDoor({
    queue: url ? createRedisQueue({ url, rules, otherwise: alone, log }) : alone,
    // Without one there is one process, whose tickets end with it.
    secret: signingSecret ?? randomBytes(32).toString("hex"),
    secure: originPattern.startsWith("https:"),
    ...(tell && { tell }),
  });
};
