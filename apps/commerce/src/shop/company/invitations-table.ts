import type { Language, StorefrontCode } from "@giftshop/storefront-config";
import { type Forget, forgetInBatches } from "../../platform/batches.ts";
import { type Pool, prepared, type Queryable } from "../../platform/database/index.ts";
import type { Role } from "./types.ts";

/** Somebody who is asked to join a company. Personal: never logged. */
export interface Invitation {
  id: string;
  company: string;
  email: string;
  emailKey: string;
  role: Role;
  invitedBy: string | null;
  storefront: StorefrontCode;
  language: Language;
  createdAt: Date;
  expiresAt: Date;
}

const columns = `id, company, email, email_key as "emailKey", role, invited_by as "invitedBy", storefront, language,
  created_at as "createdAt", expires_at as "expiresAt"`;

/** Asked again, somebody has the newest link alone. */
const dropOlder = prepared<Record<never, never>, [string, string]>(
  "company-invitation-drop",
  "delete from company_invitation where company = $1 and email_key = $2",
);
const insert = prepared<
  Record<never, never>,
  [string, Buffer, string, string, string, Role, string | null, StorefrontCode, Language, Date, Date]
>(
  "company-invitation-insert",
  `insert into company_invitation (id, token_hash, company, email, email_key, role, invited_by, storefront, language, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
);
const list = prepared<Invitation, [string, Date]>(
  "company-invitations",
  `select ${columns} from company_invitation where company = $1 and expires_at > $2 order by created_at, id`,
);
const byId = prepared<Invitation, [string]>(
  "company-invitation-by-id",
  `select ${columns} from company_invitation where id = $1`,
);
const byToken = prepared<Invitation, [Buffer, Date]>(
  "company-invitation-by-token",
  `select ${columns} from company_invitation where token_hash = $1 and expires_at > $2`,
);
const remove = prepared<Record<never, never>, [string, string]>(
  "company-invitation-remove",
  "delete from company_invitation where company = $1 and id = $2",
);
const forget: Forget = prepared(
  "company-invitation-forget",
  `delete from company_invitation where id in (select id from company_invitation where expires_at <= $1 order by expires_at limit $2)`,
);

/** Keeps an invitation, in place of an earlier one to the same mailbox. */
export const keepInvitation = async (client: Queryable, hash: Buffer, made: Invitation): Promise<void> => {
  const { id, company, email, emailKey, role, invitedBy, storefront, language, createdAt, expiresAt } = made;
  await dropOlder.run(client, company, emailKey);
  await insert.run(
    client,
    id,
    hash,
    company,
    email,
    emailKey,
    role,
    invitedBy,
    storefront,
    language,
    createdAt,
    expiresAt,
  );
};

/** Who is asked to join a company and has not answered. */
export const invitationsOf = (db: Queryable, company: string, now: Date): Promise<Invitation[]> =>
  list.all(db, company, now);

export const invitationById = (db: Queryable, id: string): Promise<Invitation | undefined> => byId.first(db, id);

/** The invitation of a link that is good. */
export const invitationByToken = (db: Queryable, hash: Buffer, now: Date): Promise<Invitation | undefined> =>
  byToken.first(db, hash, now);

/** Takes an invitation back, or uses it up; answers whether this call did. */
export const removeInvitation = async (client: Queryable, company: string, id: string): Promise<boolean> =>
  (await remove.run(client, company, id)) === 1;

/** Deletes invitations that have expired, a batch at a time; answers how many. */
export const forgetInvitations = (pool: Pool, now: Date, most?: number): Promise<number> =>
  forgetInBatches(pool, forget, now, most);
