import { randomBytes } from "node:crypto";
import type { Logger } from "@giftshop/web-server";
import { type CheckoutDoor, createCheckoutDoor } from "./checkout-door.ts";
import { usualRules } from "./checkout-queue.ts";
import { createMemoryQueue } from "./memory-queue.ts";
import { createRedisQueue } from "./redis-queue.ts";

export interface DoorSettings {
  /** People in the checkout at a time; absent where there is room for everybody. */
  checkoutPlaces: number | undefined;
  /** Address of the Redis that the processes share. */
  pageCacheUrl: string | undefined;
  /** What tickets are signed with. */
  signingSecret: string | undefined;
  /** How public addresses begin: their cookies are secure where it is `https:`. */
  originPattern: string;
}

/** The door of a process; `undefined` where the checkout has room for everybody. */
export const createDoor = (
  settings: DoorSettings,
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
