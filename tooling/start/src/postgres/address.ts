import { join } from "node:path";
import { ownerName } from "./initialise.ts";

/** Longest path of a socket that every system takes, bytes (macOS; Linux takes four more). */
const longestPath = 103;

/**
 * Folder of the server's socket: that of its data, which nobody else may enter. `undefined` where its
 * path would be too long for one, and on systems without: the server is reached by its port alone then.
 */
export const socketFolder = (dataDirectory: string, port: number): string | undefined =>
  process.platform !== "win32" && Buffer.byteLength(join(dataDirectory, `.s.PGSQL.${port}`)) <= longestPath
    ? dataDirectory
    : undefined;

/**
 * Address of the database `giftshop` of the server on this data folder, for the role of that name, by its
 * socket where there is one, which spares the system the way through TCP.
 *
 * @param dataDirectory where the data really are, see `dataWithinReach`
 */
export const databaseAddress = (dataDirectory: string, port: number): string => {
  const folder = socketFolder(dataDirectory, port);
  const address = `postgres://${ownerName}@localhost:${port}/${ownerName}`;
  return folder === undefined ? address : `${address}?host=${encodeURIComponent(folder)}`;
};
