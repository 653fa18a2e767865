import { createHash } from "node:crypto";

/** One mailbox, however it is written: in capitals, or with a tag behind a plus sign. */
const mailboxOf = (email: string): string => {
  const folded = email.trim().normalize("NFKC").toLowerCase();
  const at = folded.lastIndexOf("@");
  return `${folded.slice(0, at).replace(/\+.*$/s, "")}${folded.slice(at)}`;
};

/** By which limits count a mailbox: a hash, so that no address stands in their tables. */
export const mailboxKey = (email: string): string => createHash("sha256").update(mailboxOf(email)).digest("base64url");
