import { setTimeout as sleep } from "node:timers/promises";
import { findDrift, type OpenShop } from "@giftshop/e2e/faults";
import { waitFor } from "@giftshop/start";
import { programs } from "../configs/patroni.ts";
import { pgbackrestFile, stanza } from "../configs/pgbackrest.ts";
import type { Folders } from "../plan/folders.ts";
import type { ClusterPorts } from "../plan/ports.ts";
import { asServer } from "../run/as-server.ts";
import { leaderOf } from "../run/members.ts";
import { copyOrders } from "./copy-orders.ts";
import { openCluster } from "./open-cluster.ts";
import { countLost, type Placed, placeOrder } from "./place-order.ts";
import { type Restored, removeRestored, restoreTo } from "./restored.ts";
import { printTable, seconds, verdict } from "./say.ts";

/**
 * What is promised: what is lost at most, and how long it takes until the shop is there again; milliseconds.
 */
const promised = { lost: 60_000, back: 300_000 } as const;

const orders = 4;

const placeSome = async (shop: OpenShop): Promise<readonly Placed[]> => {
  const placed: Placed[] = [];
  for (let done = 0; done < orders; done += 1) placed.push(await placeOrder(shop));
  return placed;
};

/** Documents whose number is missing in the row of their legal entity and kind, or given twice. */
const gaps = `
  select count(*)::int as n from (select legal_entity, kind from document group by legal_entity, kind
    having count(distinct n) <> count(*) or max(n) <> count(*)) t`;

/** Milliseconds from now until everything that is written by now is in the backup. */
const untilArchived = async ({ database }: OpenShop): Promise<number> => {
  const begun = performance.now();
  const { rows } = await database.query<{ file: string }>("select pg_walfile_name(pg_current_wal_lsn()) as file");
  const file = rows[0]?.file ?? "";
  const look = async () => {
    const { rows: found } = await database.query<{ last: string | null }>(
      "select last_archived_wal as last from pg_stat_archiver",
    );
    // Without the number of the timeline, which a failover raises.
    return (found[0]?.last ?? "").slice(8) >= file.slice(8);
  };
  if (!(await waitFor(look, { atMost: 180_000, every: 250 })))
    throw new Error("The journal does not reach the backup.");
  return performance.now() - begun;
};

/** What is wrong inside a database that was restored to a moment. */
const judgeRestored = async (restored: OpenShop, before: readonly Placed[], after: readonly Placed[]) => {
  const missing = await countLost(restored, before);
  const surplus = after.length - (await countLost(restored, after));
  const { rows } = await restored.database.query<{ n: number }>(gaps);
  return [
    ...(missing > 0 ? [`${missing} orders of before the moment are missing`] : []),
    ...(surplus > 0 ? [`${surplus} orders of after the moment are there`] : []),
    ...(rows[0]?.n === 0 ? [] : [`${rows[0]?.n} rows of documents with a gap`]),
    ...(await findDrift(restored)),
  ];
};

/** Every index and table read through. @throws with what is broken */
const readThrough = ({ socket, port }: Restored): Promise<string> =>
  asServer(`${programs}/pg_amcheck`, [
    ...["--host", socket, "--port", String(port), "--username", "giftshop", "--database", "giftshop"],
    ...["--install-missing", "--heapallindexed", "--parent-check"],
  ]);

/**
 * Backs the database up, restores it to a moment beside itself
 * and judges what is there. Answers the code to end with.
 * @param copies of an order that are written first, for a
 * database as large as that of a shop that has sold for years
 */
export const drill = async (ports: ClusterPorts, folders: Folders, copies = 0): Promise<number> => {
  const shop = openCluster(ports);
  if (copies > 0) await copyOrders(shop, (await placeOrder(shop)).order, copies);
  const settings = pgbackrestFile(folders, await leaderOf(ports));
  const begun = performance.now();
  await asServer("pgbackrest", [`--config=${settings}`, `--stanza=${stanza}`, "--type=full", "backup"]);
  const backedUp = performance.now() - begun;
  const before = await placeSome(shop);
  await sleep(1_000);
  const { rows } = await shop.database.query<{ moment: string; bytes: string }>(
    "select clock_timestamp()::text as moment, pg_size_pretty(pg_database_size('giftshop')) as bytes",
  );
  const { moment = "", bytes = "" } = rows[0] ?? {};
  await sleep(1_000);
  const after = await placeSome(shop);
  const archived = await untilArchived(shop);
  const restoring = performance.now();
  const restored = await restoreTo(ports, folders, settings, moment);
  const back = performance.now() - restoring;
  const inside = openCluster(ports, restored.url);
  const complaints = await judgeRestored(inside, before, after);
  const reading = performance.now();
  await readThrough(restored);
  const read = performance.now() - reading;
  const { rows: count } = await inside.database.query<{ n: string }>("select count(*)::text as n from shop_order");
  await inside.database.end();
  await shop.database.end();
  await removeRestored(restored);
  if (archived > promised.lost) complaints.push(`the journal reached the backup after ${seconds(archived)}`);
  if (back > promised.back) complaints.push(`the restore took ${seconds(back)}`);
  printTable(
    ["orders", "database", "full backup", "journal in the backup after", "restored after", "read through"],
    [[count[0]?.n ?? "", bytes, seconds(backedUp), seconds(archived), seconds(back), seconds(read)]],
  );
  return verdict(complaints);
};
