import { randomBytes } from "node:crypto";
import { getStorefront } from "@giftshop/storefront-config";
import { mostPrize } from "@giftshop/storefront-config/doubler-terms";
import { encryptText, setPromotionBudget } from "../../../money/giftcard/index.ts";
import { allowLong, inTransaction } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import { announce, purgeTags } from "../../catalogue/stock/purge.ts";
import { type Beacon, roundAt } from "../beacon/beacon.ts";
import { commitmentHash, listHash, rulesHash, seedHash } from "../draw/hashes.ts";
import { rulesText } from "../draw/rules-text.ts";
import { budgetKey } from "../staff.ts";
import { commitDraw, leaveDrawEmpty, lockDraw } from "../tables/draws.ts";
import { countEntries, hashLength, readList } from "../tables/entries.ts";

/** An entry that was begun in the last moment is waited for so long, milliseconds. */
export const grace = 120_000;

/** A million entries are read in a second; on a busy machine it may take so long, milliseconds. */
export const longest = 60_000;

/** The round to come is so far away at least, milliseconds, however late a draw is closed. */
const leastWait = 60_000;

export const ownerOfSeed = (draw: string): string => `doubler seed ${draw}`;

/**
 * Closes a draw whose time is over, once: fixes list, rules, seed and the round of the beacon to come, and
 * sets the prize aside. A draw without entries ends here. Answers whether this call closed it.
 *
 * @throws while the beacon cannot be asked: the draw stays open, and takes no entry
 */
export const closeDraw = async (services: Services, beacon: Beacon, id: string): Promise<boolean> => {
  const chain = (await countEntries(services.pool, id)) > 0 ? await beacon.chain() : undefined;
  return inTransaction(services.pool, async (client) => {
    await allowLong(client, longest);
    const now = services.clock.now();
    const draw = await lockDraw(client, id);
    if (draw?.state !== "OPEN" || draw.closesAt.getTime() + grace > now.getTime()) return false;
    await announce(services, client, [purgeTags.doubler(draw.storefront)]);
    const list = await readList(client, id);
    const entries = list.length / hashLength;
    if (entries === 0) {
      await leaveDrawEmpty(client, id, now);
      return true;
    }
    if (chain === undefined) throw new Error(`The draw ${id} had no entries a moment ago.`);
    const storefront = getStorefront(draw.storefront);
    const seed = randomBytes(32);
    const rules = rulesText(storefront);
    const round = roundAt(chain, new Date(Math.max(draw.drawsAt.getTime(), now.getTime() + leastWait)));
    const hashes = { list: listHash([list]), rules: rulesHash(rules), seed: seedHash(seed) };
    const parts = { draw: id, count: entries, entries: hashes.list, rules: hashes.rules, seed: hashes.seed };
    await commitDraw(client, id, now, {
      entries,
      listHash: hashes.list,
      rules,
      rulesHash: hashes.rules,
      seedHash: hashes.seed,
      sealedSeed: encryptText(services.environment.cardEncryptionKey, seed.toString("hex"), ownerOfSeed(id)),
      beacon: chain,
      round,
      commitment: commitmentHash({ ...parts, chain: chain.hash, round }),
    });
    const { legalEntity, currency } = storefront;
    await setPromotionBudget(client, {
      key: budgetKey(id),
      legalEntity,
      currency,
      amount: mostPrize(storefront.code),
    });
    services.log.info({ draw: id, entries, round }, "a draw was closed");
    return true;
  });
};
