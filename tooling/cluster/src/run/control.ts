import { createServer, type IncomingMessage, type Server } from "node:http";
import { reasonOf } from "@giftshop/start";
import type { Folders } from "../plan/folders.ts";
import { killPostgres } from "./postgres-process.ts";
import type { Cluster } from "./start-cluster.ts";

/** A page of a browser cannot send it without asking first, and is refused. */
export const controlHeader = "x-cluster-control";

/** What may be done to a part. */
export type Deed = "stop" | "start" | "restart" | "kill" | "kill-postgres";

interface Controlled {
  readonly cluster: Cluster;
  readonly folders: Folders;
  /** Ends the whole. */
  readonly end: () => void;
}

/**
 * Tells the parts of a running cluster to end and to start,
 * on 127.0.0.1. A node is killed with its PostgreSQL.
 */
export const controlServer = ({ cluster, folders, end }: Controlled): Server => {
  const act = async (name: string, deed: string): Promise<string | undefined> => {
    const part = cluster.parts.get(name);
    if (part === undefined) return `There is no part called ${name}.`;
    const isNode = name.startsWith("node-");
    if (deed === "start") await part.start();
    else if (deed === "stop") await part.stop();
    else if (deed === "restart") await part.stop().then(() => part.start());
    else if (deed === "kill") {
      await part.kill9();
      if (isNode) await killPostgres(folders.dataOf(name));
    } else if (deed === "kill-postgres" && isNode) await killPostgres(folders.dataOf(name));
    else return `Nothing called ${deed} is done to ${name}.`;
    return undefined;
  };

  const answer = async ({ method, url = "", headers }: IncomingMessage): Promise<readonly [number, unknown]> => {
    if (headers[controlHeader] === undefined) return [403, { problem: `${controlHeader} is missing` }];
    const [, first, name = "", deed = ""] = url.split("/");
    if (method === "GET" && first === "parts") {
      const all = [...cluster.parts.values()].map(async (one) => ({
        name: one.part.name,
        pid: one.pid,
        ready: await one.isReady(),
      }));
      return [200, await Promise.all(all)];
    }
    if (method !== "POST") return [404, {}];
    if (first === "stop") {
      end();
      return [202, {}];
    }
    const problem = await act(name, deed);
    return problem === undefined ? [200, {}] : [404, { problem }];
  };

  return createServer((request, response) => {
    answer(request)
      .catch((error: unknown) => [500, { problem: reasonOf(error) }] as const)
      .then(([status, body]) => {
        response.writeHead(status, { "content-type": "application/json" });
        response.end(JSON.stringify(body));
      });
  });
};
