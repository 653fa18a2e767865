import type { Queryable } from "../../../platform/database/index.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { email } from "../../../platform/outbox/email.ts";
import { writeEmail } from "../../../platform/outbox/written-emails.ts";
import { findAccount } from "../accounts-table.ts";
import { tokenOfLink } from "../links.ts";
import type { AccountEmailFacts, AccountEmailJob, AccountEmails } from "./jobs.ts";

/** Everything that an account's owner is told of by email; once the account is gone, only that it is. */
export const accountEmail = email("account", {
  facts: async ({ pool, environment }, job: AccountEmailJob): Promise<AccountEmailFacts | undefined> => {
    const account = await findAccount.first(pool, job.account);
    const to = job.to ?? account?.email;
    const name = job.name ?? account?.firstName;
    if (to === undefined || name === undefined) return undefined;
    return { ...job, to, name, token: job.link === undefined ? "" : tokenOfLink(environment, job.link) };
  },
  template: async () => (await import("./compose-account-email.tsx")).composeAccountEmail,
  nameOf: async (_, { account }: AccountEmailJob) => account,
  takers: 2,
  // Whose address it is was perhaps never proven.
  mayBeRefused: true,
});

/** Promises an email about an account, in the caller's transaction. */
export const sendAccountEmail = async <Kind extends keyof AccountEmails>(
  { services, storefront, language }: Pick<Scope, "services" | "storefront" | "language">,
  client: Queryable,
  kind: Kind,
  facts: AccountEmails[Kind],
): Promise<void> => {
  const at = services.clock.now().toISOString();
  await writeEmail(services, client, accountEmail, { ...facts, kind, storefront: storefront.code, language, at });
};
