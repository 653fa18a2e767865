import type { Scope } from "../../platform/graphql/context.ts";
import { refuseElsewhere } from "./enter.ts";
import { type Period, periodAt } from "./period.ts";
import { closedDraws, drawIdOf, type WholeDraw } from "./tables/draws.ts";
import { countEntries } from "./tables/entries.ts";
import { lastWinners } from "./tables/prizes.ts";

/** The draws of a storefront as everybody may see them. Amounts in minor units. */
export interface DoublerView {
  /** The draw that entries are taken for now. */
  current: Period & { id: string; entries: number };
  /** The last that are closed, the newest first. */
  draws: readonly WholeDraw[];
  winners: readonly { draw: string; month: string; winner: string; value: number }[];
}

const mostDraws = 12;
const mostWinners = 6;

/** `doubler`: the draw of now, those before, and who won. Throws 2047 where the shop has none. */
export const showDoubler = async (scope: Scope): Promise<DoublerView> => {
  refuseElsewhere(scope);
  const { services, storefront } = scope;
  const { pool, clock } = services;
  const period = periodAt(clock.now(), storefront.timeZone);
  const id = drawIdOf(storefront.code, period);
  const [entries, draws, winners] = await Promise.all([
    countEntries(pool, id),
    closedDraws(pool, storefront.code, mostDraws),
    lastWinners(pool, storefront.code, mostWinners),
  ]);
  return { current: { ...period, id, entries }, draws, winners };
};
