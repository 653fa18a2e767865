import { type ParsedMail, simpleParser } from "mailparser";

/** The header block of a raw message is enough for a list and parses in a fraction of the time. */
export const parseHead = (raw: Buffer): Promise<ParsedMail> => {
  const end = raw.indexOf("\r\n\r\n");
  const head = end < 0 ? raw : Buffer.concat([raw.subarray(0, end), Buffer.from("\r\n\r\n")]);
  // The head announces parts that are not there: as plain text it has none.
  return simpleParser(
    Buffer.from(head.toString("latin1").replace(/^content-type:.*(\r\n[ \t].*)*\r\n/im, ""), "latin1"),
  );
};

export const parseWhole = (raw: Buffer): Promise<ParsedMail> =>
  simpleParser(raw, { skipImageLinks: true, skipTextToHtml: true });

/** A header as one line of text; null when it is missing. */
export const headerText = (mail: ParsedMail, name: string): string | null => {
  const value = mail.headers.get(name);
  return typeof value === "string" ? value : null;
};
