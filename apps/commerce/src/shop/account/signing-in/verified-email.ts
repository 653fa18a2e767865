import { prepared, type Queryable } from "../../../platform/database/index.ts";

const find = prepared<{ email: string }, [string]>(
  "account-verified-email",
  "select email from account where id = $1 and email_verified_at is not null",
);

/** The email of an account whose mailbox was proven; `undefined` for any other. */
export const verifiedEmailOf = async (db: Queryable, account: string): Promise<string | undefined> =>
  (await find.first(db, account))?.email;
