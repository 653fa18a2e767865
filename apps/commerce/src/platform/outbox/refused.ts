/**
 * Enhanced codes (RFC 3463) about the sender, not the receiver: policy and security (X.7.X; 5.7.20 to
 * 5.7.30 are SPF, DKIM, DMARC), its address (X.1.7, X.1.8), mails a day (X.4.5).
 */
const aboutUs = /^\d{3}[ -]5\.(?:7\.|1\.[78]\b|4\.5\b)/;

const enhanced = /^\d{3}[ -]\d\.\d/;
/** How servers word it that give no enhanced code. */
const inWords = /\b(?:spf|dkim|dmarc|policy)\b/i;

const isAboutUs = (response: string): boolean =>
  enhanced.test(response) ? aboutUs.test(response) : inWords.test(response);

/** Replies to a recipient that ask whoever sends to log in or to encrypt first (RFC 4954, RFC 3207). */
const wantsLogin = 530;

/**
 * Whether the mail server refused this receiver or message for good (from 500, RFC 5321). What it says of
 * connection, login or sender, also after the message, is about us and tried again.
 */
export const isRefusedForGood = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, command, response, responseCode }: Record<string, unknown> = { ...error };
  if (!(Number(responseCode) >= 500) || responseCode === wantsLogin) return false;
  const ofMessage = code === "EMESSAGE" || (code === "EENVELOPE" && command === "RCPT TO");
  return ofMessage && !isAboutUs(String(response));
};
