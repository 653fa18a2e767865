import type { Language, StorefrontCode } from "@giftshop/storefront-config";
import type { Queryable } from "../../../platform/database/index.ts";
import { email } from "../../../platform/outbox/email.ts";
import { writeEmail } from "../../../platform/outbox/written-emails.ts";
import type { Services } from "../../../platform/services.ts";
import { companyFacts } from "./company-facts.ts";
import type { CompanyEmailJob } from "./types.ts";

/** What members of a company, and who is to join it, are told, and nothing of what is gone. */
export const companyEmail = email("company", {
  facts: companyFacts,
  template: async () => (await import("./compose-company-email.ts")).composeCompanyEmail,
  nameOf: async (_, { id }: CompanyEmailJob) => id,
  // Whose address it is was perhaps never proven.
  mayBeRefused: true,
});

type Writing = Pick<Services, "enqueue" | "clock">;

/** Promises the email that asks somebody to join, in the caller's transaction. */
export const sendInvitation = (services: Writing, client: Queryable, id: string): Promise<void> =>
  writeEmail(services, client, companyEmail, { kind: "invitation", id } satisfies CompanyEmailJob);

/** Whom something about an order that waits is told, and in which shop. */
interface Told {
  id: string;
  to: string;
  storefront: StorefrontCode;
  language: Language;
}

/** Promises to tell an approver that an order waits. */
export const tellWaiting = (services: Writing, client: Queryable, told: Told): Promise<void> =>
  writeEmail(services, client, companyEmail, { kind: "waiting", ...told } satisfies CompanyEmailJob);

/** Promises to tell who asked what was decided. */
export const tellDecided = (
  services: Writing,
  client: Queryable,
  { approved, ...told }: Told & { approved: boolean },
): Promise<void> =>
  writeEmail(services, client, companyEmail, {
    kind: approved ? "approved" : "refused",
    ...told,
  } satisfies CompanyEmailJob);
