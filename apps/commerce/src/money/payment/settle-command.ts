import { type RunCommand, type Said, saidOf } from "../../platform/command.ts";
import type { Services } from "../../platform/services.ts";
import { describeUnsettled, listUnsettled, settleOrder } from "./settle-by-hand.ts";

const list = async (services: Services): Promise<Said> => {
  const waiting = await listUnsettled(services);
  return { text: waiting.map(describeUnsettled).join("\n") || "No payment waits for a person.", done: true };
};

const settle = async (services: Services, number: string): Promise<Said> => {
  const settled = await settleOrder(services, number);
  return settled.length === 0
    ? { text: `${number}: no payment of it waits for a person.`, done: false }
    : { text: settled.map((one) => `settled: ${describeUnsettled(one)}`).join("\n"), done: true };
};

/** Payments that wait for a person: lists them, or notes that those of the named orders were dealt with. */
export const settleCommand: RunCommand = async (services, numbers) => {
  if (numbers.length === 0) return list(services);
  const said: Said[] = [];
  for (const number of numbers) said.push(await settle(services, number));
  return saidOf(said);
};
