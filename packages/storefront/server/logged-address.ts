const preview = /\/preview\/[^/]+/;
/** The secret of a link: 160 bits in hex. */
const linkToken = /(?<=\/)[0-9a-f]{40}(?=\/|$)/g;
const cardNumber = /\d{19}/g;
/**
 * Bounded, as RFC 5321 section 4.5.3.1.1 bounds it: without, each
 * letter of a long path would be a start that reads to its end.
 */
const emailAddress = /[\w.+%'-]{1,64}@[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}/gu;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const scrub = (text: string): string =>
  decoded(text)
    .replace(preview, "/preview/[token]")
    .replace(linkToken, "[token]")
    .replace(cardNumber, "[card number]")
    .replace(emailAddress, "[e-mail]");

/**
 * What the log keeps of an address: its path and the names of its parameters. Their values are
 * what somebody looks for, and may be a card number, an address or a token that opens something.
 */
export const loggedAddress = (url: string): string => {
  const [path = "", query] = url.split("?", 2);
  const names = query ? [...new Set(new URLSearchParams(query).keys())] : [];
  return scrub(path) + (names.length > 0 ? `?${names.map(scrub).join("&")}` : "");
};
