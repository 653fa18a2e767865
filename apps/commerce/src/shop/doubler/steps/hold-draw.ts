import { doublerTerms } from "@giftshop/storefront-config/doubler-terms";
import { decryptText, lockWithTerms, whyUnusable } from "../../../money/giftcard/index.ts";
import { allowLong, inTransaction, type PoolClient } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import { announce, purgeTags } from "../../catalogue/stock/purge.ts";
import type { Beacon, BeaconRound } from "../beacon/beacon.ts";
import { choosePlaces } from "../draw/choose.ts";
import { commitmentHash, drawKey, listHash, rulesHash, seedHash } from "../draw/hashes.ts";
import { resultsQueue } from "../emails/results-queue.ts";
import { findDraw, lockDraw, revealDraw, type WholeDraw } from "../tables/draws.ts";
import { entryOfHash, hashLength, readList } from "../tables/entries.ts";
import { writePlaces } from "../tables/prizes.ts";
import { longest, ownerOfSeed } from "./close-draw.ts";
import { offerNext } from "./offer-prize.ts";

/**
 * WAITING: the beacon has not published the round; NOT_DUE: another worker drew, or the time has not come.
 */
export type Held = "DRAWN" | "WAITING" | "NOT_DUE";

/**
 * What was fixed is not what there is, as somebody changed the database: nothing is drawn until a person has
 * looked.
 */
export class DrawTampered extends Error {
  constructor(draw: string) {
    super(`What the draw ${draw} is made from is not what was committed to.`);
    this.name = "DrawTampered";
  }
}

/** A draw that is closed: everything that was fixed is there. */
type Fixed = WholeDraw & { commitment: Buffer; listHash: Buffer; sealedSeed: Buffer; rules: string };

const isFixed = (draw: WholeDraw): draw is Fixed => draw.state === "COMMITTED";

/** The list and the seed of a draw, as they were committed to. @throws DrawTampered where one is another */
const readFixed = async (
  services: Services,
  client: PoolClient,
  draw: Fixed,
): Promise<{ list: Buffer; seed: Buffer }> => {
  const list = await readList(client, draw.id);
  const key = services.environment.cardEncryptionKey;
  const seed = Buffer.from(decryptText(key, draw.sealedSeed, ownerOfSeed(draw.id)), "hex");
  const found = commitmentHash({
    draw: draw.id,
    count: list.length / hashLength,
    entries: listHash([list]),
    rules: rulesHash(draw.rules),
    seed: seedHash(seed),
    chain: draw.beacon?.hash ?? "",
    round: draw.round ?? 0,
  });
  if (!found.equals(draw.commitment)) throw new DrawTampered(draw.id);
  return { list, seed };
};

/** Entries at these places of a list, and whether the rules pass their card over now. */
const judgePlaces = async (client: PoolClient, list: Buffer, indexes: readonly number[], now: Date) => {
  const entries = [];
  for (const index of indexes) {
    const hash = list.subarray(index * hashLength, (index + 1) * hashLength);
    const entry = await entryOfHash(client, hash);
    if (entry === undefined) throw new Error("An entry of the list is not there.");
    entries.push(entry);
  }
  const cards = await lockWithTerms(
    client,
    entries.map(({ card }) => card),
  );
  const good = new Set(
    cards.filter((card) => card.balance > 0 && whyUnusable(card, now) === undefined).map(({ id }) => id),
  );
  return entries.map(({ id, card }) => ({ entry: id, passedOver: !good.has(card) }));
};

const draw = (services: Services, id: string, { randomness, signature }: BeaconRound): Promise<Held> =>
  inTransaction(services.pool, async (client) => {
    await allowLong(client, longest);
    const now = services.clock.now();
    const fixed = await lockDraw(client, id);
    if (fixed === undefined || !isFixed(fixed) || fixed.drawsAt > now) return "NOT_DUE";
    const { list, seed } = await readFixed(services, client, fixed);
    const key = drawKey(fixed.commitment, seed, randomness);
    const indexes = choosePlaces(key, list.length / hashLength, 1 + doublerTerms.reserves);
    await revealDraw(client, id, { seed, signature, drawnAt: now });
    await writePlaces(client, id, await judgePlaces(client, list, indexes, now));
    const won = await offerNext(services, client, fixed, -1);
    await services.enqueue(client, resultsQueue, { draw: id });
    await announce(services, client, [purgeTags.doubler(fixed.storefront)]);
    services.log.info({ draw: id, entries: list.length / hashLength, won }, "a draw was held");
    return "DRAWN";
  });

/**
 * Holds a closed and due draw in one transaction: mixes seed and the beacon's round, chooses, publishes,
 * offers the prize.
 *
 * @throws {@link DrawTampered}, or while the beacon cannot be reached or forges: only the named round is
 * drawn from
 */
export const holdDraw = async (services: Services, beacon: Beacon, id: string): Promise<Held> => {
  const known = await findDraw(services.pool, id);
  if (known?.state !== "COMMITTED" || known.beacon === null || known.round === null) return "NOT_DUE";
  const round = await beacon.round(known.beacon, known.round);
  return round === undefined ? "WAITING" : draw(services, id, round);
};
