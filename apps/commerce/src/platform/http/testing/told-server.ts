import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createLog } from "../../log.ts";
import type { Route } from "../../module.ts";
import type { Services } from "../../services.ts";
import { createHttpServer } from "../create-http-server.ts";
import { runUntilTold } from "../run-until-told.ts";

/**
 * Serves two paths until a line ends it: `slow` answers whole then, `begun` sends the rest after the head.
 * Prints its address, "asked" for each request and "closed".
 */
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const log = createLog("told", "silent");
const route = (path: string, begin: Route["handle"]): Route => ({
  method: "GET",
  path,
  handle: async (request, response, services) => {
    begin(request, response, services, path);
    say("asked");
    await once(process.stdin, "data");
    response.end("whole");
  },
});
const server = createHttpServer({
  services: { log } as Services,
  routes: [route("/slow", () => undefined), route("/begun", (_, response) => response.flushHeaders())],
});
runUntilTold({ server, port: 0, log, close: async () => say("closed") });
await once(server, "listening");
say(`http://localhost:${(server.address() as AddressInfo).port}/`);
