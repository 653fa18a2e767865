import { limits } from "../lengths/limits.ts";
import type { Judgement } from "./rule.ts";

// The HTML standard's pattern for <input type="email">, with a top-level domain asked for.
const pattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$/i;

/** Whether mail could be sent there; ends are trimmed. */
export const judgeEmail = (text: string): Judgement => {
  const trimmed = text.trim();
  if (trimmed === "") return "required";
  if (trimmed.length > limits.email) return "tooLong";
  return pattern.test(trimmed) && trimmed.indexOf("@") <= 64 ? undefined : "email";
};

/** The confirmation of an e-mail address: the same, letter case aside. */
export const judgeConfirmation = (text: string, email: string): Judgement => {
  if (text.trim() === "") return "required";
  return text.trim().toLowerCase() === email.trim().toLowerCase() ? undefined : "emailConfirmation";
};

/**
 * Hosts whose slips are noticed, none with a name of two letters, as every neighbour of wp.pl (op.pl, vp.pl)
 * is somebody's own.
 */
const mailHosts = [
  "gmail.com",
  "hotmail.com",
  "hotmail.fr",
  "hotmail.co.uk",
  "outlook.com",
  "yahoo.com",
  "yahoo.fr",
  "icloud.com",
  "orange.fr",
  "free.fr",
  "laposte.net",
  "ziggo.nl",
  "kpnmail.nl",
  "telenet.be",
  "gmx.de",
  "gmx.at",
  "web.de",
  "t-online.de",
  "libero.it",
  "onet.pl",
];

/** Providers that are one letter away from one of {@link mailHosts}, and meant as they stand. */
const neighbours = [
  "mail.com",
  "email.com",
  "ymail.com",
  "yahoo.gr",
  "hotmail.gr",
  "inet.pl",
  // GMX is one provider in many countries.
  "gmx.be",
  "gmx.dk",
  "gmx.ie",
  "gmx.it",
  "gmx.pt",
  "gmx.se",
];

/** Whether one slip of the finger (a letter more, less, other, or two swapped) lies between two words. */
const oneSlip = (a: string, b: string): boolean => {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
};

/** The address somebody probably meant ("ada@gmial.com" → "ada@gmail.com"), to offer and never to impose. */
export const suggestEmail = (text: string): string | undefined => {
  const [name, host] = text.trim().split("@");
  if (!name || !host) return undefined;
  const typed = host.toLowerCase();
  if (mailHosts.includes(typed) || neighbours.includes(typed)) return undefined;
  const meant = mailHosts.find((known) => oneSlip(typed, known));
  return meant && `${name}@${meant}`;
};
