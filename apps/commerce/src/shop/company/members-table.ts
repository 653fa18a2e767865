import { prepared, type Queryable } from "../../platform/database/index.ts";
import { peopleOf } from "../account/index.ts";
import type { Member, Role } from "./types.ts";

/** The most people of one company, and of those who are asked to join. */
export const memberLimit = 100;

type Row = Pick<Member, "account" | "role" | "joinedAt">;

const list = prepared<Row, [string]>(
  "company-members",
  `select account, role, joined_at as "joinedAt" from company_member where company = $1
   order by (role = 'OWNER') desc, joined_at, account`,
);
const join = prepared<Record<never, never>, [string, string, Role, Date]>(
  "company-join",
  "insert into company_member (account, company, role, joined_at) values ($1, $2, $3, $4) on conflict (account) do nothing",
);
const change = prepared<Record<never, never>, [string, string, Role]>(
  "company-member-role",
  "update company_member set role = $3 where company = $1 and account = $2",
);
const remove = prepared<Record<never, never>, [string, string]>(
  "company-member-remove",
  "delete from company_member where company = $1 and account = $2",
);

/** Who belongs to a company, with their roles alone. */
export const rolesOf = (db: Queryable, company: string): Promise<Row[]> => list.all(db, company);

/** Who belongs to a company, owners first. */
export const membersOf = async (db: Queryable, company: string): Promise<Member[]> => {
  const rows = await rolesOf(db, company);
  const people = await peopleOf(
    db,
    rows.map(({ account }) => account),
  );
  return rows.flatMap((row) => {
    const person = people.get(row.account);
    return person ? [{ ...person, ...row }] : [];
  });
};

/** Lets an account belong to a company; answers false where it belongs to one. */
export const joinCompany = async (
  client: Queryable,
  { account, company, role }: { account: string; company: string; role: Role },
  now: Date,
): Promise<boolean> => (await join.run(client, account, company, role, now)) === 1;

/** Gives a member another role; answers false where there is no such member. */
export const setRole = async (client: Queryable, company: string, account: string, role: Role): Promise<boolean> =>
  (await change.run(client, company, account, role)) === 1;

/** Takes a member out; answers false where there is no such member. */
export const removeMemberRow = async (client: Queryable, company: string, account: string): Promise<boolean> =>
  (await remove.run(client, company, account)) === 1;
