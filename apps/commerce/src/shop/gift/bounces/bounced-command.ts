import { text } from "node:stream/consumers";
import type { RunCommand } from "../../../platform/command.ts";
import { noteBounce } from "./bounces-table.ts";
import { readNotice } from "./read-notice.ts";

/**
 * Most letters of a notice that are looked at: what is
 * returned of a message stands behind what is said of it.
 */
const longest = 1_000_000;

/**
 * `commerce bounced < notice`, as a mail server's alias calls it; what is no notice of a gift is passed over.
 */
export const bouncedCommand: RunCommand = async ({ pool, clock }) => {
  const bounce = readNotice((await text(process.stdin)).slice(0, longest));
  const noted = bounce !== undefined && (await noteBounce(pool, bounce, clock.now()));
  return { text: noted ? `gift ${bounce.package}: came back, ${bounce.status}.` : "Nothing to note.", done: true };
};
