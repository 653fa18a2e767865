import { once } from "node:events";
import { createServer } from "node:net";

/** What stands for a PostgreSQL that lets nobody in. */
export interface RefusingDatabase {
  readonly port: number;
  /** Refuses from now on with another code. */
  refuseWith(code: string): void;
  close(): Promise<void>;
}

/** @param code of PostgreSQL, which every connection is refused with */
export const refusingDatabase = async (code: string): Promise<RefusingDatabase> => {
  let answered = code;
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => {
      const fields = Buffer.from(`SFATAL\0C${answered}\0Mno\0\0`);
      const head = Buffer.alloc(5, "E");
      head.writeInt32BE(fields.length + 4, 1);
      socket.end(Buffer.concat([head, fields]));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    port: address.port,
    refuseWith: (next) => {
      answered = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
