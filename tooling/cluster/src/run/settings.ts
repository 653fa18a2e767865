import { fileURLToPath } from "node:url";
import { dataWithinReach, Problem } from "@giftshop/start";
import { type Folders, foldersIn } from "../plan/folders.ts";
import { type ClusterPorts, portsFrom } from "../plan/ports.ts";

/** The folder of the whole repository. */
export const root = fileURLToPath(new URL("../../../..", import.meta.url));

/** Keys of the shop, and who runs the cluster. */
export const dataDirectory = fileURLToPath(new URL("../../../../.data/cluster", import.meta.url));

/** The alerts that the shop comes with. */
export const alertsFile = fileURLToPath(new URL("../../../ship/prometheus/alerts.yml", import.meta.url));

/** Ports of this cluster. @throws Problem for a number that no hundred ports follow */
export const readPorts = (environment: NodeJS.ProcessEnv): ClusterPorts => {
  const base = Number(environment.CLUSTER_PORT || 5600);
  if (Number.isInteger(base) && base > 0 && base < 65_436) return portsFrom(base);
  throw new Problem(`CLUSTER_PORT must be a port between 1 and 65435, not "${environment.CLUSTER_PORT}".`);
};

/** Longest path of a socket, bytes. */
const longestPath = 103;

/** Folders that the servers' user may reach. @throws Problem where their paths are too long for a socket */
export const readFolders = async (): Promise<Folders> => {
  const folders = foldersIn(await dataWithinReach(`${dataDirectory}/servers`));
  if (Buffer.byteLength(`${folders.run}/.s.PGSQL.65535`) > longestPath)
    throw new Problem(`${folders.run} is too long a path for a socket: move the repository to a shorter one.`);
  return folders;
};
