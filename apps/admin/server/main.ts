import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { fontFaces } from "@giftshop/ui-kit/fonts";
import { pino } from "pino";
import { createAdminServer } from "./create-server.ts";
import { readEnvironment } from "./environment.ts";

const log = pino({ base: { name: "admin" }, level: process.env.LOG_LEVEL || "info" });
const settings = readEnvironment(process.env);
const [face] = fontFaces;
const fonts = dirname(fileURLToPath(import.meta.resolve(`@giftshop/ui-kit/font-files/${face?.file}`)));
const pages = fileURLToPath(new URL("../dist", import.meta.url));
const server = createAdminServer({ ...settings, pages, fonts });

server.listen(settings.port, () => log.info({ port: settings.port }, "ready"));
server.once("error", (error) => {
  log.fatal({ err: error }, "cannot start");
  process.exit(1);
});

let stopping = false;
// Listened to for good: the second of the same kind, which
// a runner or a supervisor may send, would else kill.
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "draining");
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  });
}
