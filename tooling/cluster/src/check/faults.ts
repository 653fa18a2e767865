import { type Breakable, buildArmable, playAll, type Victim } from "@giftshop/e2e/faults";
import type { Folders } from "../plan/folders.ts";
import type { Part } from "../plan/part.ts";
import type { ClusterPorts } from "../plan/ports.ts";
import { shopParts } from "../plan/shop-parts.ts";
import { ClusterClient } from "../run/cluster-client.ts";
import { leaderOf, untilWhole } from "../run/members.ts";
import { postmasterOf } from "../run/postgres-process.ts";
import { sharedVariables } from "../run/shared-variables.ts";
import { openCluster } from "./open-cluster.ts";

/** Seed of the power cuts, how many each part has, and how often the database dies under a crowd. */
const [seed, cutsEach, kills] = [1, 2, 5];

/** A cluster, as something that can be broken: all processes of a kind die or are armed at once. */
const breakable = (ports: ClusterPorts, folders: Folders, kinds: Record<Victim, readonly Part[]>): Breakable => {
  const client = new ClusterClient(ports);
  const namesOf = (kind: Victim | "sandbox") => (kind === "sandbox" ? [kind] : kinds[kind].map(({ name }) => name));
  const leader = async () => `node-${await leaderOf(ports)}`;
  const tell = async (kind: Victim | "sandbox", deed: "stop" | "start" | "kill"): Promise<void> => {
    await Promise.all(namesOf(kind).map((name) => client.tell(name, deed)));
  };
  return {
    stop: (kind) => tell(kind, "stop"),
    start: (kind) => tell(kind, "start"),
    kill: (kind) => tell(kind, "kill"),
    told: (kind) => kinds[kind].map(({ variables = {} }) => variables),
    postmaster: async () => {
      const pid = await postmasterOf(folders.dataOf(await leader()));
      if (pid === undefined) throw new Error("No PostgreSQL is written.");
      return pid;
    },
    killDatabase: async () => client.tell(await leader(), "kill-postgres"),
    bringDatabase: () => untilWhole(ports),
    mend: async () => {
      for (const { name, ready } of await client.parts()) if (!ready) await client.tell(name, "start");
      await untilWhole(ports);
    },
  };
};

/** Plays the faults of a purchase and of an exchange on the cluster. Answers the code to end with. */
export const faults = async (ports: ClusterPorts, folders: Folders, words: readonly string[]): Promise<number> => {
  buildArmable();
  const shop = openCluster(ports);
  const { commerce, workers: worker } = shopParts(ports, folders, await sharedVariables(ports));
  await untilWhole(ports);
  const parts = breakable(ports, folders, { commerce, worker });
  const code = await playAll({ ...shop, parts }, { words, seed, cutsEach, kills });
  await shop.database.end();
  return code;
};
