import { waitFor } from "@giftshop/start";
import { type ClusterPorts, counts } from "../plan/ports.ts";

/** A node as Patroni sees it. */
export interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

/** The nodes, as the first of them says that answers; none where nobody does. */
export const members = async (ports: ClusterPorts): Promise<readonly Member[]> => {
  for (const { patroni } of ports.nodes) {
    try {
      const answer = await fetch(`http://127.0.0.1:${patroni}/cluster`, { signal: AbortSignal.timeout(3_000) });
      return ((await answer.json()) as { members: readonly Member[] }).members;
    } catch {
      // It is down: another knows as well.
    }
  }
  return [];
};

const runs = ({ state }: Member): boolean => state === "running" || state === "streaming";

/** Whether all nodes run and one of them has every commit beside the one that is written. */
export const isWhole = (all: readonly Member[]): boolean =>
  all.filter(runs).length === counts.node &&
  all.some(({ role }) => role === "leader") &&
  all.some(({ role }) => role === "sync_standby");

/** The number of the node that is written, as its name has it. @throws when there is none */
export const leaderOf = async (ports: ClusterPorts): Promise<number> => {
  const leader = await waitFor(
    async () => (await members(ports)).find(({ role, state }) => role === "leader" && state === "running"),
    {
      atMost: 60_000,
      every: 250,
    },
  );
  if (leader === undefined) throw new Error("No node is written.");
  return Number(leader.name.split("-")[1]);
};

/** Waits until nothing is missing. @throws with what there is, when that takes too long */
export const untilWhole = async (ports: ClusterPorts): Promise<void> => {
  let last: readonly Member[] = [];
  const whole = await waitFor(
    async () => {
      last = await members(ports);
      return isWhole(last);
    },
    { atMost: 240_000, every: 500 },
  );
  if (whole !== true) throw new Error(`The database is not whole: ${JSON.stringify(last)}`);
};
