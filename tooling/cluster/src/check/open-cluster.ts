import { randomInt } from "node:crypto";
import { request } from "node:http";
import { Mailbox, type OpenShop, Provider } from "@giftshop/e2e/faults";
import pg from "pg";
import type { ClusterPorts } from "../plan/ports.ts";
import { ownerAddress } from "../plan/shop-variables.ts";

/** One of sixteen million that nobody has. */
const randomAddress = (): string => `10.${[0, 0, 0].map(() => randomInt(256)).join(".")}`;

/**
 * The cluster as its visitors meet it, by nginx; and its database,
 * for a look inside. @param database another one to look into
 */
export const openCluster = (ports: ClusterPorts, database = ownerAddress(ports)): OpenShop => {
  const sandbox = `http://127.0.0.1:${ports.sandbox}`;
  const pool = new pg.Pool({ connectionString: database, max: 2, connectionTimeoutMillis: 10_000 });
  // Nodes are killed under it on purpose.
  pool.on("error", () => undefined);
  return {
    commerceUrl: `http://127.0.0.1:${ports.nginx}`,
    nextAddress: randomAddress,
    provider: new Provider(sandbox),
    mailbox: new Mailbox(sandbox),
    database: pool,
  };
};

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly location: string | undefined;
}

const get = (port: number, host: string, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(
      { host: "127.0.0.1", port, path, headers: { host: `${host}.localhost:${port}` } },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (piece: string) => {
          text += piece;
        });
        answer.on("error", reject);
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text, location: answer.headers.location }));
      },
    );
    asked.setTimeout(20_000, () => asked.destroy(new Error("no answer in 20 s")));
    asked.on("error", reject);
    asked.end();
  });

/** Loads a page by nginx, where it leads. @throws unless it is a whole page */
export const loadPage = async ({ nginx }: ClusterPorts, host: string, path: string): Promise<void> => {
  let answer = await get(nginx, host, path);
  for (let hops = 0; answer.location !== undefined && hops < 3; hops += 1) {
    const { pathname, search } = new URL(answer.location, `http://${host}.localhost`);
    answer = await get(nginx, host, `${pathname}${search}`);
  }
  if (answer.status !== 200) throw new Error(`${host}${path} was answered with ${answer.status}`);
  if (!answer.text.includes("</html>")) throw new Error(`${host}${path} is no whole page`);
};
