import { type RunCommand, type Said, saidOf } from "../command.ts";
import type { Services } from "../services.ts";
import type { Email } from "./email.ts";
import { listRefused, resend } from "./resend.ts";

const list = async (services: Services, emails: readonly Email[]): Promise<Said> => {
  const refused = await listRefused(services, emails);
  const lines = refused.map(({ name, queue, count }) => `${name}  ${queue}  ${count}`);
  return { text: lines.join("\n") || "Nothing was refused.", done: true };
};

/** Emails that a mail server refused: lists them, or sends those of the named orders and messages again. */
export const resendCommand =
  (emails: readonly Email[]): RunCommand =>
  async (services, names) => {
    if (names.length === 0) return list(services, emails);
    const said: Said[] = [];
    for (const name of names) {
      const sent = await resend(services, emails, name);
      const text = `${name}: ${sent === 0 ? "nothing of it was refused" : `sent again: ${sent}`}.`;
      said.push({ text, done: sent > 0 });
    }
    return saidOf(said);
  };
