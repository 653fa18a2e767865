import { readEnvironment } from "./environment.ts";
import { createLog } from "./log.ts";
import { startSandbox } from "./start-sandbox.ts";

const log = createLog(process.env.LOG_LEVEL ?? "info");
const { httpPort, smtpPort, dataDirectory, publicUrl, webhookTimeScale } = readEnvironment(process.env);
const sandbox = await startSandbox({ httpPort, smtpPort, dataDirectory, publicUrl, webhookTimeScale, log });

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    log.info({ signal }, "sandbox is stopping");
    void sandbox.close().then(() => process.exit(0));
  });
}
