import { mailQueues } from "../checkout/index.ts";
import type { Module } from "../module.ts";
import { enqueueAgain } from "./enqueue-again.ts";

const againQueue = "mail.enqueue-again";

/**
 * E-mails: written here from what checkout and contact give, sent by the worker. The queues are theirs, who fill them. What draws and renders is loaded
 * where jobs run, so that the server never carries it.
 */
export const mail: Module = {
  name: "mail",
  migrations: true,
  queues: [{ name: againQueue, retryLimit: 0, policy: "singleton" }],
  registerJobs: async (jobs, services) => {
    const [{ mailTakers, registerMailJobs }, { smtpTransport }] = await Promise.all([
      import("./jobs.ts"),
      import("./transport.ts"),
    ]);
    const transport = smtpTransport(services.environment.smtpUrl, mailTakers);
    jobs.onStopped(() => transport.close());
    await registerMailJobs(jobs, services, transport);
    await jobs.work(againQueue, () => enqueueAgain(services, mailQueues.gift));
    await jobs.schedule(againQueue, "*/5 * * * *");
  },
};
