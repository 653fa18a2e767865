import { prepared } from "../../../platform/database/index.ts";

/** A passkey as its owner sees it. */
export interface ShownPasskey {
  /** Base64url. */
  id: string;
  device: string;
  createdAt: Date;
  usedAt: Date | null;
}

export interface StoredPasskey {
  credentialId: Buffer;
  account: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

export const insertPasskey = prepared<Record<never, never>, [Buffer, string, Buffer, number, string[], string, Date]>(
  "passkey-insert",
  `insert into account_passkey (credential_id, account, public_key, counter, transports, device, created_at)
   values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
);
export const findPasskey = prepared<StoredPasskey, [Buffer, string]>(
  "passkey-find",
  `select p.credential_id as "credentialId", p.account, p.public_key as "publicKey", p.counter, p.transports
   from account_passkey p join account a on a.id = p.account where p.credential_id = $1 and a.legal_entity = $2`,
);
export const passkeysOf = prepared<
  { credentialId: Buffer; device: string; createdAt: Date; usedAt: Date | null },
  [string]
>(
  "passkey-list",
  `select credential_id as "credentialId", device, created_at as "createdAt", used_at as "usedAt"
   from account_passkey where account = $1 order by created_at`,
);
export const notePasskeyUse = prepared<Record<never, never>, [Buffer, number, Date]>(
  "passkey-use",
  "update account_passkey set counter = $2, used_at = $3 where credential_id = $1",
);
export const dropPasskey = prepared<Record<never, never>, [string, Buffer]>(
  "passkey-drop",
  "delete from account_passkey where account = $1 and credential_id = $2",
);
