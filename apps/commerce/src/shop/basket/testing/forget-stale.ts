import { forgetDue } from "../../../admin/retention/forget-due.ts";
import { platform } from "../../../platform/core/module.ts";
import { basket } from "../module.ts";

/** Baskets that became orders have a time of their own. */
const declaring = [
  { ...basket, retention: basket.retention?.filter(({ what }) => what !== "orderedCarts") ?? [] },
  platform,
];

/** Forgets what nobody came back for: presses, open baskets, visitors, counters. */
export const forgetStale = (
  services: Parameters<typeof forgetDue>[0],
  most?: number,
): Promise<Record<string, number>> => forgetDue(services, declaring, "night", most);
