import { createHash } from "node:crypto";
import { type PoolClient, prepared } from "../../platform/database/index.ts";
import type { Scope } from "../../platform/graphql/context.ts";

const note = prepared<{ first: boolean; others: boolean }, [string, Buffer, Date]>(
  "account-device",
  `insert into account_device (account, device_hash, seen_at) values ($1, $2, $3)
   on conflict (account, device_hash) do update set seen_at = excluded.seen_at
   returning xmax = 0 as first, exists (select from account_device where account = $1 and device_hash <> $2) as others`,
);

/** Notes where an account is used from. Answers whether this is new, and not the first place of all. */
export const noteDevice = async (
  client: PoolClient,
  account: string,
  { session, clientAddress = "", services }: Pick<Scope, "session" | "clientAddress" | "services">,
): Promise<boolean> => {
  const hash = createHash("sha256").update(`${account} ${session.device} ${clientAddress}`).digest();
  const noted = await note.first(client, account, hash, services.clock.now());
  return noted?.first === true && noted.others;
};
