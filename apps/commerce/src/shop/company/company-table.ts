import { prepared, type Queryable } from "../../platform/database/index.ts";
import type { Company, Membership, Role } from "./types.ts";

const columns = `c.id, c.legal_entity as "legalEntity", c.name, c.vat_number as "vatNumber", c.storefront, c.currency,
  c.approval_above as "approvalAbove", c.version`;

type Row = Company & { account: string; role: Role };

const byAccount = prepared<Row, [string]>(
  "company-of-account",
  `select ${columns}, m.account, m.role from company_member m join company c on c.id = m.company where m.account = $1`,
);
const byId = prepared<Company, [string]>("company-by-id", `select ${columns} from company c where c.id = $1`);
const lock = prepared<Company, [string]>("company-lock", `select ${columns} from company c where c.id = $1 for update`);
const insert = prepared<Record<never, never>, [string, string, string, string | null, string, string, Date]>(
  "company-insert",
  `insert into company (id, legal_entity, name, vat_number, storefront, currency, created_at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
);
const change = prepared<Record<never, never>, [string, number, string, string | null, number | null]>(
  "company-change",
  `update company set name = $3, vat_number = $4, approval_above = $5, version = version + 1
   where id = $1 and version = $2`,
);
const orphans = prepared<{ id: string }>(
  "companies-without-owner",
  `select c.id from company c where not exists (select from company_member m where m.company = c.id and m.role = 'OWNER')
     and exists (select from company_member m where m.company = c.id) order by c.id limit 20`,
);

/** The company that an account belongs to, and its role there. */
export const membershipOf = async (db: Queryable, account: string): Promise<Membership | undefined> => {
  const row = await byAccount.first(db, account);
  if (row === undefined) return undefined;
  const { account: id, role, ...company } = row;
  return { company, account: id, role };
};

/** A company by its id. */
export const companyById = (db: Queryable, id: string): Promise<Company | undefined> => byId.first(db, id);

/** A company, locked until the transaction ends, as those who change its members take turns. */
export const lockCompany = (client: Queryable, id: string): Promise<Company | undefined> => lock.first(client, id);

/** Writes a new company. */
export const insertCompany = async (
  client: Queryable,
  { id, legalEntity, name, vatNumber, storefront, currency }: Omit<Company, "approvalAbove" | "version">,
  now: Date,
): Promise<void> => void (await insert.run(client, id, legalEntity, name, vatNumber, storefront, currency, now));

/** Changes what is known of a company; answers false where it is of another version by now. */
export const changeCompanyRow = async (
  client: Queryable,
  { id, version, name, vatNumber, approvalAbove }: Company,
): Promise<boolean> => (await change.run(client, id, version, name, vatNumber, approvalAbove)) === 1;

/**
 * Companies whose last owner has deleted their account while
 * others are left: a person makes somebody their owner.
 */
export const withoutOwner = async (db: Queryable): Promise<string[]> => (await orphans.all(db)).map(({ id }) => id);
