/** Where nobody has a mailbox: what is sent there is taken, and comes back. */
const nowhere = "nobody.example";

export const isNobody = (address: string): boolean => address.toLowerCase().endsWith(`@${nowhere}`);

/** The header block of a message, with its line ends. */
const headOf = (raw: Buffer): string => {
  const end = raw.indexOf("\r\n\r\n");
  return raw.subarray(0, end < 0 ? raw.length : end + 2).toString("latin1");
};

/**
 * The notice that a mail server writes to who sent a message which nobody
 * takes (RFC 3464), with the head of that message.
 */
export const noticeOf = (raw: Buffer, { from, to, at }: { from: string; to: string; at: Date }): Buffer => {
  const boundary = `returned-${at.getTime()}`;
  return Buffer.from(
    [
      "From: Mail delivery <mailer-daemon@sandbox.example>",
      `To: ${from}`,
      `Date: ${at.toUTCString()}`,
      "Subject: Undelivered mail returned to sender",
      "Auto-Submitted: auto-replied",
      "MIME-Version: 1.0",
      `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
      "",
      `--${boundary}`,
      "Content-Type: text/plain; charset=us-ascii",
      "",
      `Nobody has the mailbox ${to}.`,
      "",
      `--${boundary}`,
      "Content-Type: message/delivery-status",
      "",
      "Reporting-MTA: dns; sandbox.example",
      "",
      `Final-Recipient: rfc822; ${to}`,
      "Action: failed",
      "Status: 5.1.1",
      "",
      `--${boundary}`,
      "Content-Type: text/rfc822-headers",
      "",
      `${headOf(raw)}`,
      `--${boundary}--`,
      "",
    ].join("\r\n"),
    "latin1",
  );
};
