import type { Module } from "../module.ts";

/**
 * E-mails: written here from what checkout and contact give, sent by the worker. The queues are theirs, who fill them. What draws and renders is loaded
 * where jobs run, so that the server never carries it.
 */
export const mail: Module = {
  name: "mail",
  registerJobs: async (boss, services) => {
    const [{ registerMailJobs }, { smtpTransport }] = await Promise.all([
      import("./jobs.ts"),
      import("./transport.ts"),
    ]);
    const transport = smtpTransport(services.environment.smtpUrl);
    boss.on("stopped", () => transport.close());
    await registerMailJobs(boss, services, transport);
  },
};
