import type { Services } from "../services.ts";
import { isLetterDue, type Letter, settleLetter } from "./letters.ts";
import { isRefusedForGood } from "./refused.ts";
import type { MailTransport } from "./transport.ts";
import type { Mail } from "./types.ts";

/** What the log names a letter by, beside its queue. */
const factsOf = ({ queue, job }: Letter) => ({ queue, ...job });

/**
 * Sends a letter and notes how it went. `compose` answers `undefined` where there is nothing to say any more. Runs again after
 * a fault: what was noted is not sent twice, and a second message after a death in between carries the same id.
 *
 * @throws when it should be tried again
 */
export async function sendLetter(
  { pool, clock, log }: Services,
  transport: MailTransport,
  letter: Letter,
  compose: () => Promise<Mail | undefined>,
): Promise<void> {
  if (!(await isLetterDue(pool, letter))) return;
  const mail = await compose();
  const settle = (state: "SENT" | "FAILED") => settleLetter(pool, letter, state, clock.now());
  if (mail === undefined) {
    log.warn(factsOf(letter), "a letter has nothing to say");
    return settle("FAILED");
  }
  try {
    await transport.send(mail);
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
    log.error({ ...factsOf(letter), error }, "a letter was refused by the mail server");
    return settle("FAILED");
  }
  await settle("SENT");
  log.info(factsOf(letter), "a letter was sent");
}
