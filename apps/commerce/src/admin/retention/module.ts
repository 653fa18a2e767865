import { defineModule, type Module, type Retention } from "../../platform/module.ts";
import { forgetDue } from "./forget-due.ts";

const times: Readonly<Record<Retention["every"], string>> = { hour: "17 * * * *", night: "10 4 * * *" };

/**
 * Forgets what modules declare to be over. Days are `retention` of
 * storefront-config, by which the privacy statements name them too.
 */
export const retentionOf = (modules: readonly Module[]): Module => {
  const jobs = (["hour", "night"] as const).map((every) => ({
    queue: `retention.each-${every}`,
    schedule: times[every],
    work: async (services: Parameters<typeof forgetDue>[0]) =>
      services.log.info(await forgetDue(services, modules, every), "what is over was forgotten"),
  }));
  return defineModule({
    name: "retention",
    queues: jobs.map(({ queue }) => ({ name: queue, retryLimit: 3, expireInSeconds: 3_600, policy: "singleton" })),
    jobs,
  });
};
