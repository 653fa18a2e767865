import { prepared, type Queryable } from "../../platform/database/index.ts";

/** What a company may owe. Amounts: minor units. */
export interface Credit {
  id: string;
  legalEntity: string;
  currency: string;
  companyName: string;
  creditLimit: number;
  /** Owed now. */
  used: number;
  stoppedAt: Date | null;
  /** A reminder was sent of something that is still owed. */
  overdue: boolean;
}

const columns = `c.id, c.legal_entity as "legalEntity", c.currency, c.company_name as "companyName", c.credit_limit as "creditLimit",
  c.used, c.stopped_at as "stoppedAt",
  exists (select from business_receivable r where r.credit = c.id and r.paid_at is null and r.reminded > 0) as overdue`;

const ofBuyer = prepared<Credit, [string, string, string]>(
  "credit-of-buyer",
  `select ${columns} from business_credit c join business_credit_buyer b on b.credit = c.id
   where c.legal_entity = $1 and c.currency = $2 and b.email_key = $3 order by c.created_at desc limit 1`,
);
const lock = prepared<Credit, [string]>(
  "credit-lock",
  `select ${columns} from business_credit c where c.id = $1 for update of c`,
);
const byKey = prepared<Credit, [string, string, string]>(
  "credit-by-key",
  `select ${columns} from business_credit c where c.legal_entity = $1 and c.currency = $2 and c.company_key = $3`,
);
const byIds = prepared<Credit, [readonly string[]]>(
  "credits-by-id",
  `select ${columns} from business_credit c where c.id = any($1::uuid[]) order by c.created_at, c.id`,
);
const byId = prepared<Credit, [string]>("credit-by-id", `select ${columns} from business_credit c where c.id = $1`);
const buyersOf = prepared<{ email: string }, [string]>(
  "credit-buyers",
  "select email_key as email from business_credit_buyer where credit = $1",
);
const all = prepared<Credit>("credits", `select ${columns} from business_credit c order by c.company_name, c.id`);

/** Key by which two spellings of an email address are one buyer. */
export const buyerKey = (email: string): string => email.normalize("NFC").trim().toLowerCase();

/** The credit that a proven mailbox may buy with. */
export const creditOfBuyer = (
  db: Queryable,
  { legalEntity, currency, email }: { legalEntity: string; currency: string; email: string },
): Promise<Credit | undefined> => ofBuyer.first(db, legalEntity, currency, buyerKey(email));

/** A credit, locked until the transaction ends. */
export const lockCredit = (client: Queryable, id: string): Promise<Credit | undefined> => lock.first(client, id);

/** Credits by their ids, the first ones first. */
export const creditsById = (db: Queryable, ids: readonly string[]): Promise<Credit[]> => byIds.all(db, ids);

/** The credit of a company by its key. */
export const creditByKey = (
  db: Queryable,
  { legalEntity, currency }: { legalEntity: string; currency: string },
  key: string,
): Promise<Credit | undefined> => byKey.first(db, legalEntity, currency, key);

/** A credit as it is now. */
export const creditById = (db: Queryable, id: string): Promise<Credit | undefined> => byId.first(db, id);

/** The mailboxes that may buy with a credit. */
export const buyersOfCredit = async (db: Queryable, id: string): Promise<string[]> =>
  (await buyersOf.all(db, id)).map(({ email }) => email);

/** Every company that has credit, by name. */
export const listCredits = (db: Queryable): Promise<Credit[]> => all.all(db);

/**
 * What can be bought on invoice with a credit now, minor
 * units: nothing while it is stopped, or something is overdue.
 */
export const availableOf = ({ creditLimit, used, stoppedAt, overdue }: Credit): number =>
  stoppedAt !== null || overdue ? 0 : Math.max(0, creditLimit - used);
