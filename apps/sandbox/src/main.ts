import { readEnvironment } from "./environment.ts";
import { createLog } from "./log.ts";
import { startSandbox } from "./start-sandbox.ts";

const log = createLog(process.env.LOG_LEVEL ?? "info");
const { httpPort, smtpPort, dataDirectory, publicUrl, webhookTimeScale } = readEnvironment(process.env);
const sandbox = await startSandbox({ httpPort, smtpPort, dataDirectory, publicUrl, webhookTimeScale, log });

let stopping = false;
// Listened to for good: the second of the same kind, which
// a runner or a supervisor may send, would else kill.
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "sandbox is stopping");
    void sandbox.close().then(() => process.exit(0));
  });
}
