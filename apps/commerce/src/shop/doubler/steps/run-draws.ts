import { storefronts } from "@giftshop/storefront-config";
import { tryEach } from "../../../platform/batches.ts";
import type { Services } from "../../../platform/services.ts";
import type { Beacon } from "../beacon/beacon.ts";
import { periodAt } from "../period.ts";
import { drawsToClose, drawsToHold, openDraw } from "../tables/draws.ts";
import { closeDraw, grace } from "./close-draw.ts";
import { holdDraw } from "./hold-draw.ts";
import { passOn, remindWinners } from "./pass-on.ts";

const openCurrent = async ({ pool, clock }: Services): Promise<number> => {
  const running = storefronts.filter(({ toggles }) => toggles.doubler);
  for (const { code, timeZone } of running) await openDraw(pool, code, periodAt(clock.now(), timeZone));
  return running.length;
};

const closeDue = async (services: Services, beacon: Beacon): Promise<number> => {
  const ids = await drawsToClose(services.pool, new Date(services.clock.now().getTime() - grace));
  const parts = Object.fromEntries(
    ids.map((id) => [id, async () => ((await closeDraw(services, beacon, id)) ? 1 : 0)]),
  );
  return Object.values(await tryEach(services.log, parts)).reduce((sum, one) => sum + one, 0);
};

const holdDue = async (services: Services, beacon: Beacon): Promise<number> => {
  const ids = await drawsToHold(services.pool, services.clock.now());
  const hold = async (id: string): Promise<number> => {
    const held = await holdDraw(services, beacon, id);
    if (held === "WAITING") services.log.warn({ draw: id }, "a draw waits for its beacon");
    return held === "DRAWN" ? 1 : 0;
  };
  const parts = Object.fromEntries(ids.map((id) => [id, () => hold(id)]));
  return Object.values(await tryEach(services.log, parts)).reduce((sum, one) => sum + one, 0);
};

/**
 * Does whatever is due of all draws by the clock: opens, closes, holds, passes on, reminds. Run again, or by
 * several workers at once, each step is done once; one that fails keeps none of the others from their turn.
 *
 * @throws AggregateError of what failed
 */
export const runDraws = (services: Services, beacon: Beacon): Promise<Record<string, number>> =>
  tryEach(services.log, {
    open: () => openCurrent(services),
    closed: () => closeDue(services, beacon),
    held: () => holdDue(services, beacon),
    passedOn: () => passOn(services),
    reminded: () => remindWinners(services),
  });
