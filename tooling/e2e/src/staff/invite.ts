import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { variablesOf } from "@giftshop/start";
import { visitorsBehindProxy } from "../stack/environment.ts";
import { dataFolder, ports } from "../stack/shared-stack.ts";

const command = fileURLToPath(new URL("../../../../apps/commerce/src/entries/main.ts", import.meta.url));
const run = promisify(execFile);

/**
 * What a test run says of colours: a process that is told both
 * to use them and not to warns of it where errors are told.
 */
const { FORCE_COLOR: _, ...colourless } = process.env;

/** `commerce staff add` in the tested shop: the link by which somebody sets up how to sign in. */
export const invite = async (email: string, roles: string): Promise<string> => {
  const environment = { ...colourless, ...visitorsBehindProxy };
  const variables = await variablesOf({ dataDirectory: dataFolder, ports, environment });
  const { stdout } = await run(process.execPath, [command, "staff", "add", email, roles], {
    env: { ...environment, ...variables },
  });
  const link = /http\S+/u.exec(stdout)?.[0];
  if (link === undefined) throw new Error(`No link: ${stdout}`);
  return link;
};
