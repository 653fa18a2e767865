import type { Mail } from "../../platform/outbox/email.ts";

/** A picture that a message shows by its `cid`, as PNG. */
export const picture = (cid: string, content: Buffer): Mail["attachments"][number] => ({
  filename: `${cid}.png`,
  cid,
  contentType: "image/png",
  content,
});
