import { createServices } from "./create-services.ts";
import { readEnvironment } from "./environment.ts";
import { listRefused, resend } from "./mail/resend.ts";

/** E-mails that a mail server refused, from the command line: lists them, or sends those of the named orders and messages again. */
const services = createServices(readEnvironment(), "resend");
const names = process.argv.slice(2);
try {
  const lines: string[] = [];
  for (const name of names) {
    const sent = await resend(services, name);
    lines.push(sent === 0 ? `${name}: nothing of it was refused.` : `${name}: sent again: ${sent}.`);
    if (sent === 0) process.exitCode = 1;
  }
  if (names.length === 0) {
    for (const { name, queue, count } of await listRefused(services)) lines.push(`${name}  ${queue}  ${count}`);
    if (lines.length === 0) lines.push("Nothing was refused.");
  }
  process.stdout.write(`${lines.join("\n")}\n`);
} finally {
  await services.close();
}
