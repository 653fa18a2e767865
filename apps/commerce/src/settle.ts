import { createServices } from "./create-services.ts";
import { readEnvironment } from "./environment.ts";
import { describeUnsettled, listUnsettled, settleOrder } from "./payment/settle-by-hand.ts";

/** Payments that wait for a person, from the command line: lists them, or notes that those of the named orders were dealt with. */
const services = createServices(readEnvironment(), "settle");
const numbers = process.argv.slice(2);
try {
  const lines: string[] = [];
  for (const number of numbers) {
    const settled = await settleOrder(services, number);
    for (const one of settled) lines.push(`settled: ${describeUnsettled(one)}`);
    if (settled.length > 0) continue;
    lines.push(`${number}: no payment of it waits for a person.`);
    process.exitCode = 1;
  }
  if (numbers.length === 0) {
    for (const one of await listUnsettled(services)) lines.push(describeUnsettled(one));
    if (lines.length === 0) lines.push("No payment waits for a person.");
  }
  process.stdout.write(`${lines.join("\n")}\n`);
} finally {
  await services.close();
}
