import { prepared, type Queryable } from "../../platform/database/index.ts";

/** How others of a company see somebody. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

const find = prepared<Person & { id: string }, [readonly string[]]>(
  "account-people",
  `select id, first_name as "firstName", last_name as "lastName", email from account where id = any($1::uuid[])`,
);

/** Names and emails of accounts, by id. */
export const peopleOf = async (db: Queryable, accounts: readonly string[]): Promise<Map<string, Person>> =>
  new Map((await find.all(db, accounts)).map(({ id, ...person }) => [id, person]));
