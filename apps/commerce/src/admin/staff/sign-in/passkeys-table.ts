import { prepared } from "../../../platform/database/index.ts";

export interface StaffPasskey {
  credentialId: Buffer;
  staff: string;
  publicKey: Buffer;
  counter: number;
}

export const insertStaffPasskey = prepared<
  Record<never, never>,
  [Buffer, string, Buffer, number, string[], string, Date]
>(
  "staff-passkey-insert",
  `insert into staff_passkey (credential_id, staff, public_key, counter, transports, device, created_at)
   values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
);
export const findStaffPasskey = prepared<StaffPasskey, [Buffer]>(
  "staff-passkey-find",
  `select p.credential_id as "credentialId", p.staff, p.public_key as "publicKey", p.counter
   from staff_passkey p join staff s on s.id = p.staff where p.credential_id = $1 and s.ended_at is null`,
);
export const passkeysOfStaff = prepared<{ credentialId: Buffer }, [string]>(
  "staff-passkey-list",
  `select credential_id as "credentialId" from staff_passkey where staff = $1`,
);
export const noteStaffPasskeyUse = prepared<Record<never, never>, [Buffer, number, Date]>(
  "staff-passkey-use",
  "update staff_passkey set counter = $2, used_at = $3 where credential_id = $1",
);
