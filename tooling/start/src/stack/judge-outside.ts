import { Problem } from "../problem.ts";
import { outsideOf } from "./environment.ts";

const hasPassword = (url: string): boolean => URL.canParse(url) && new URL(url).password !== "";

/**
 * What outside parts need beside their own address, said before anything is started.
 *
 * @param fresh whether all data is to be emptied
 * @throws Problem naming the setting that is missing or contradicts another
 */
export const judgeOutside = (environment: NodeJS.ProcessEnv, fresh: boolean): void => {
  const outside = outsideOf(environment);
  if (outside.database && fresh) {
    throw new Problem("--fresh empties the embedded database alone: unset DATABASE_URL, or start without --fresh.");
  }
  if (outside.database && !environment.APP_DATABASE_URL && hasPassword(environment.DATABASE_URL ?? "")) {
    throw new Problem(
      "DATABASE_URL has a password, so set APP_DATABASE_URL too: the same database as the role giftshop_app with its password. " +
        "Make that role once: create role giftshop_app login password '…'.",
    );
  }
  if (outside.payments && !environment.MOLLIE_API_URL && !environment.WEBHOOK_URL) {
    throw new Problem(
      "MOLLIE_API_KEY is set, so set WEBHOOK_URL too: an address of commerce's /webhooks/mollie that the provider can reach; it refuses every payment without one.",
    );
  }
};
