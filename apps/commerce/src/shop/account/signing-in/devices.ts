import { createHash } from "node:crypto";
import { type PoolClient, prepared } from "../../../platform/database/index.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { emailKey } from "./email-key.ts";

const note = prepared<{ first: boolean; others: boolean }, [string, Buffer, Date]>(
  "account-device",
  `insert into account_device (account, device_hash, seen_at) values ($1, $2, $3)
   on conflict (account, device_hash) do update set seen_at = excluded.seen_at
   returning xmax = 0 as first, exists (select from account_device where account = $1 and device_hash <> $2) as others`,
);

const known = prepared<Record<never, never>, [string, string, string]>(
  "account-device-known",
  `select from account a join account_device d on d.account = a.id and d.device_hash = sha256(convert_to(a.id || $3, 'UTF8'))
   where a.legal_entity = $1 and a.email_key = $2 and a.email_verified_at is not null`,
);

type Asking = Pick<Scope, "session" | "clientAddress">;

/** What is hashed behind an account's id. */
const placeOf = ({ session, clientAddress = "" }: Asking): string => ` ${session.device} ${clientAddress}`;

/**
 * Whether the account of an email was used from here before, in one statement even if there is no such
 * account.
 */
export const isKnownDevice = async (scope: Scope, email: string): Promise<boolean> => {
  const { services, storefront } = scope;
  return (await known.first(services.pool, storefront.legalEntity, emailKey(email), placeOf(scope))) !== undefined;
};

/** Notes where an account is used from. Answers whether this is new, and not the first place of all. */
export const noteDevice = async (
  client: PoolClient,
  account: string,
  scope: Asking & Pick<Scope, "services">,
): Promise<boolean> => {
  const hash = createHash("sha256")
    .update(account + placeOf(scope))
    .digest();
  const noted = await note.first(client, account, hash, scope.services.clock.now());
  return noted?.first === true && noted.others;
};
