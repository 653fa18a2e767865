import { randomUUID } from "node:crypto";
import { errorCodes } from "@giftshop/validation";
import { inTransaction } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { type Bucket, limit } from "../../../platform/limit.ts";
import type { Services } from "../../../platform/services.ts";
import { learnCompany } from "../keys/make-company-key.ts";
import { creditForKeys, proveOwner } from "../keys/own-keys.ts";
import { addWebhook } from "./add-webhook.ts";
import { deliveriesAfter, type LoggedDelivery } from "./deliveries-table.ts";
import { isEventType } from "./event-types.ts";
import { promiseTest } from "./promise-test.ts";
import { endWebhook, type Webhook, webhooksOf } from "./webhooks-table.ts";

/** Webhooks that one account adds, and events that it sends to try them. */
const changed: Bucket = { name: "api-webhook-change", points: 60, seconds: 3600, guards: true };
const longestUrl = 500;
/** Calls that the log of a webhook shows. */
const mostLogged = 20;

const both = [false, true];

const findOwn = async (id: string, credit: string, scope: Scope): Promise<Webhook> => {
  const all = await ownOf(credit, scope);
  const found = all.find((one) => one.id === id);
  if (found === undefined) throw new Failure("companyChanged", "id");
  return found;
};

const ownOf = async (credit: string, { services: { pool } }: Scope): Promise<Webhook[]> =>
  (await Promise.all(both.map((test) => webhooksOf(pool, { credit, test })))).flat();

/** Webhooks of the company of who is signed in, in both modes. Throws as {@link creditForKeys} does. */
export const ownWebhooks = async (scope: Scope): Promise<Webhook[]> =>
  ownOf((await creditForKeys(scope)).credit, scope);

/** What a webhook was told last, and how each try went, as its company asked for it. */
export const logOfWebhook = ({ id }: Webhook, { pool }: Pick<Services, "pool">): Promise<LoggedDelivery[]> =>
  deliveriesAfter(pool, id, { createdAt: new Date("9999-12-31"), id: randomUUID() }, mostLogged);

/** A webhook that is asked for. */
export interface WebhookInput {
  url: string;
  test: boolean;
  events: readonly string[];
  /** Password of the account that adds it. */
  password?: string | null | undefined;
}

/**
 * A new webhook: its secret is answered this once, to who proves their password. Throws the errors
 * of its fields, 1002, 2202, 2203 for another password, 2510, 2512, and 2516 where there are too many.
 */
export const addOwnWebhook = async (
  { url, test, events: asked, password }: WebhookInput,
  scope: Scope,
): Promise<{ id: string; secret: string }> => {
  const events = asked.filter(isEventType);
  if (events.length === 0 || events.length < asked.length) throw new Failure("notAnOption", "input.events");
  if (url.length > longestUrl) throw new Failure("notAnOption", "input.url");
  const { credit, account } = await proveOwner(password, scope);
  await limit(scope, changed, account);
  const { pool, clock } = scope.services;
  const known = await inTransaction(pool, (client) => learnCompany(client, credit, clock.now()));
  if (!known) throw new Failure("companyNotFound");
  const made = await addWebhook(scope.services, { credit, test, url: url.trim(), events });
  if ("fault" in made) throw new Failure("notAnOption", "input.url");
  if ("full" in made) throw new Failure([{ code: errorCodes.companyFull, parameter: "input" }]);
  scope.log.info({ webhook: made.webhook.id, test }, "a webhook was added");
  return { id: made.webhook.id, secret: made.secret };
};

/**
 * Tells a webhook nothing more, and answers those that are
 * left; again, it changes nothing. Throws 2202, 2510 and 2512.
 */
export const endOwnWebhook = async (id: string, scope: Scope): Promise<Webhook[]> => {
  const { credit } = await creditForKeys(scope);
  const found = (await ownOf(credit, scope)).find((one) => one.id === id);
  if (found) await endWebhook(scope.services.pool, id, found, scope.services.clock.now());
  return ownOf(credit, scope);
};

/**
 * Sends a webhook an event that only tries it. Throws 1002,
 * 2202, 2510, 2512, and 2517 where it is none of theirs.
 */
export const tryOwnWebhook = async (id: string, scope: Scope): Promise<Webhook[]> => {
  const { credit, account } = await creditForKeys(scope);
  const found = await findOwn(id, credit, scope);
  await limit(scope, changed, account);
  await promiseTest(scope.services, found);
  return ownOf(credit, scope);
};
