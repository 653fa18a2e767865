import { userInfo } from "node:os";
import type { RunCommand, Said } from "../../platform/command.ts";
import type { Services } from "../../platform/services.ts";
import { allStaff, grantsByStaff } from "./accounts.ts";
import type { Actor } from "./audit.ts";
import { addPerson, endPerson } from "./people.ts";
import { Refused } from "./refused.ts";
import { roles } from "./roles.ts";
import { grantsText } from "./staff-words.ts";

const usage: Said = {
  text: `npm run commerce -- staff                       who may sign in to the admin
npm run commerce -- staff add <email> <roles>   ${roles.join(", ").toLowerCase()}; several with commas, in some storefronts alone as service:CBFR+CBBE
npm run commerce -- staff end <email>`,
  done: false,
};

const list = async ({ pool }: Services): Promise<Said> => {
  const people = await allStaff(pool);
  const ids = people.map(({ id }) => id);
  const grants = await grantsByStaff(pool, ids);
  const lines = people.map(({ id, email, endedAt }) =>
    [email, endedAt ? "ended" : grantsText(grants.get(id) ?? [])].join("  "),
  );
  return { text: lines.join("\n") || "Nobody may sign in to the admin yet.", done: true };
};

/** Whoever is at the keyboard. */
const atKeyboard = (): Actor => ({ id: null, name: `${userInfo().username} (command line)`, requestId: "" });

const why = "At the command line.";

const add = async (services: Services, email: string, words: string): Promise<Said> => {
  try {
    const link = await addPerson(services, { email, roles: words, why }, atKeyboard());
    return { text: `${email} sets up how to sign in, once and within a day:\n${link}`, done: true };
  } catch (error) {
    if (error instanceof Refused) return usage;
    throw error;
  }
};

const end = async (services: Services, email: string): Promise<Said> => {
  const done = await endPerson(services, { email, why }, atKeyboard());
  return { text: `${email}: ${done ? "may come in no more." : "there is no such person."}`, done };
};

/** Lists who may sign in to the admin, adds somebody, or ends somebody; without words a list. */
export const runStaff = async (services: Services, [verb, email, words, ...more]: readonly string[]): Promise<Said> => {
  if (verb === undefined) return list(services);
  if (email === undefined || more.length > 0) return usage;
  if (verb === "add" && words !== undefined) return add(services, email, words);
  return verb === "end" && words === undefined ? end(services, email) : usage;
};

/** `commerce staff …` */
export const staffCommand: RunCommand = (services, words) => runStaff(services, words);
