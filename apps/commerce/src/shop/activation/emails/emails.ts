import type { Queryable } from "../../../platform/database/index.ts";
import { email } from "../../../platform/outbox/email.ts";
import { writeEmail } from "../../../platform/outbox/written-emails.ts";
import type { Services } from "../../../platform/services.ts";
import { readRequest } from "../requests-table.ts";
import type { ActivationEmailFacts, ActivationNews } from "./activation-facts.ts";

interface ActivationJob {
  request: string;
  news: ActivationNews;
}

/** To the address that was typed: how an activation stands. */
export const activationEmail = email("activation", {
  facts: async ({ pool }, { request: id, news }: ActivationJob): Promise<ActivationEmailFacts | undefined> => {
    const request = await readRequest(pool, id);
    return request && { request, news };
  },
  template: async () => (await import("./compose-activation.tsx")).composeActivation,
  nameOf: async (db, { request }: ActivationJob) => (await readRequest(db, request))?.reference,
  // Whose address it is was perhaps never proven.
  mayBeRefused: true,
});

/** Promises the email of each news of a request, once, in the caller's transaction. */
export const sendActivationEmail = (
  services: Pick<Services, "enqueue" | "clock">,
  client: Queryable,
  request: string,
  news: ActivationNews,
): Promise<void> => writeEmail(services, client, activationEmail, { request, news } satisfies ActivationJob);
