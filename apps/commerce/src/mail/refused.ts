/** Enhanced codes of policy and security (RFC 3463, X.7.X): the server minds who sends, not to whom. */
const aboutUs = /^\d{3}[ -]5\.7\./;

/** Replies to a recipient that ask whoever sends to log in or to encrypt first (RFC 4954, RFC 3207). */
const wantsLogin = 530;

/**
 * Whether the mail server refused this recipient or this message for good (a code from 500, RFC 5321): another try would hear
 * the same. Whatever it says of the connection, the login or the sender is about us, will be mended, and is tried again.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, command, response, responseCode }: Record<string, unknown> = { ...error };
  if (!(Number(responseCode) >= 500)) return false;
  if (code === "EMESSAGE") return true;
  const ofRecipient = code === "EENVELOPE" && command === "RCPT TO";
  return ofRecipient && responseCode !== wantsLogin && !aboutUs.test(String(response));
}
