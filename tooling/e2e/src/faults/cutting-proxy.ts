import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * Stands between commerce and its database, and can cut a
 * connection in the moment that nobody can tell from a failure.
 */
export interface CuttingProxy {
  /** Address of the same database by way of the proxy. */
  addressOf(url: string): string;
  /**
   * Cuts the next connection on which a transaction is committed:
   * the database has done it, its answer is never heard.
   */
  cutAfterCommit(): Promise<void>;
  close(): Promise<void>;
}

/** What PostgreSQL says of a transaction that it has committed: the tag of CommandComplete. */
const committed = Buffer.from("COMMIT\0");

/** Where the database of an address listens: a socket in the folder that `host` names, or a port. */
const targetOf = (url: string): (() => Socket) => {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get("host");
  return () => (folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(Number(port), hostname));
};

/** Starts a proxy in front of the database of this address. */
export const startCuttingProxy = async (url: string): Promise<CuttingProxy> => {
  const reach = targetOf(url);
  const sockets = new Set<Socket>();
  let cut: (() => void) | undefined;
  const server = createServer((client) => {
    const database = reach();
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    client.on("data", (bytes) => database.write(bytes));
    database.on("data", (bytes) => {
      if (!cut || !bytes.includes(committed)) return void client.write(bytes);
      cut();
      cut = undefined;
      client.destroy();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    addressOf: (address) => {
      const through = new URL(address);
      through.host = `127.0.0.1:${port}`;
      through.searchParams.delete("host");
      return String(through);
    },
    cutAfterCommit: () =>
      new Promise((resolve) => {
        cut = resolve;
      }),
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
};
