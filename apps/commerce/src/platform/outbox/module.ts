import { prepared } from "../database/index.ts";
import type { Job } from "../jobs/jobs.ts";
import { defineModule, type Finding, type Module } from "../module.ts";
import type { Services } from "../services.ts";
import type { Email } from "./email.ts";
import { emailQueue } from "./email-queue.ts";
import { enqueueAgain } from "./enqueue-again.ts";
import type { senderOf } from "./sender.ts";

const againQueue = "mail.enqueue-again";

const stuck = prepared<Finding, [Date, string[]]>(
  "emails-stuck",
  `select 'EMAIL_NOT_SENT' as what, queue || ' ' || job as id from letter where state <> 'SENT'
     and case state when 'FAILED' then queue <> all($2::text[]) else written_at < $1::timestamptz - interval '1 hour' end`,
);

interface Sending {
  send: ReturnType<typeof senderOf>;
  close: () => void;
}

const load = async (services: Services, emails: readonly Email[]): Promise<Sending> => {
  const [{ senderOf: sender }, { smtpTransport }] = await Promise.all([
    import("./sender.ts"),
    import("./transport.ts"),
  ]);
  const connections = emails.reduce((sum, { takers }) => sum + takers, 0);
  const transport = smtpTransport(services.environment.smtpUrl, connections, services.environment.bounceAddress);
  return { send: sender(services, transport), close: () => transport.close() };
};

/** Keeps, enqueues and sends what modules declare. What draws and sends is loaded where jobs run. */
export const outboxOf = (modules: readonly Module[]): Module => {
  const emails = modules.flatMap((module) => module.emails ?? []);
  const sending = new WeakMap<Services, Promise<Sending>>();
  const sendingOf = (services: Services): Promise<Sending> => {
    const known = sending.get(services) ?? load(services, emails);
    sending.set(services, known);
    return known;
  };
  const jobOf = (email: Email): Job<object> => ({
    queue: email.queue,
    takers: email.takers,
    options: { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 },
    work: async (services, [job]) => job && (await sendingOf(services)).send(email, job.data),
  });
  return defineModule({
    // By this name databases know its migrations.
    name: "mail",
    migrations: "platform/outbox/migrations",
    queues: [...emails.map(({ queue }) => emailQueue(queue)), { name: againQueue, retryLimit: 0, policy: "singleton" }],
    jobs: [
      ...emails.map(jobOf),
      { queue: againQueue, schedule: "*/5 * * * *", work: (services) => enqueueAgain(services, emails) },
    ],
    background: (services) => ({ close: () => void sending.get(services)?.then(({ close }) => close()) }),
    reports: (db, now) =>
      stuck.all(
        db,
        now,
        emails.filter(({ mayBeRefused }) => mayBeRefused).map(({ queue }) => queue),
      ),
    commands: {
      resend: {
        about: "emails that were refused",
        load: async () => (await import("./resend-command.ts")).resendCommand(emails),
      },
    },
  });
};
