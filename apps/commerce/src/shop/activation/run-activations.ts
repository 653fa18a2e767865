import { userInfo } from "node:os";
import { type RunCommand, type Said, saidOf } from "../../platform/command.ts";
import { inTransaction } from "../../platform/database/index.ts";
import type { Services } from "../../platform/services.ts";
import { requestsInReview } from "./requests-table.ts";
import { approveRequest, type NotDecided, refuseRequest } from "./review.ts";
import type { AnsweredRequest } from "./types.ts";

const refusals: Readonly<Record<NotDecided, string>> = {
  UNKNOWN: "there is no such request.",
  DECIDED: "it waits for nobody any more.",
  NO_CARDS: "none of its cards can be activated: refuse it.",
};

const usage: Said = {
  text: "npm run commerce -- activations lists what waits; npm run commerce -- activations approve <reference> <why …>; npm run commerce -- activations refuse <reference> <why …>",
  done: false,
};

/** Whom a decision is written down for: whoever is at the keyboard. */
const staffName = (): string => userInfo().username;

const cardsText = ({ cards, range }: AnsweredRequest): string =>
  [range && "a range", cards.length > 0 && `${cards.length} cards (…${cards[0]?.lastDigits})`]
    .filter(Boolean)
    .join(", ");

const list = async ({ pool }: Services): Promise<Said[]> => {
  const requests = await requestsInReview(pool);
  if (requests.length === 0) return [{ text: "No activation waits.", done: true }];
  return requests.map((request) => {
    const { reference, storefront, orderNumber, email, createdAt } = request;
    const words = [createdAt.toISOString().slice(0, 16), reference, storefront, orderNumber, email, cardsText(request)];
    return { text: words.join("  "), done: true };
  });
};

/**
 * Activations that a person looks at, as the command line asks for them:
 * without arguments a list, `approve` or `refuse` of one, with the reason.
 */
export const runActivations = async (
  services: Services,
  [verb, reference, ...why]: readonly string[],
  staff = staffName(),
): Promise<Said[]> => {
  if (verb === undefined) return list(services);
  const work = { approve: approveRequest, refuse: refuseRequest }[verb];
  if (work === undefined || reference === undefined || why.length === 0) return [usage];
  const refusal = await inTransaction(services.pool, (client) =>
    work(services, client, { reference, staff, why: why.join(" ") }),
  );
  const text = refusal === undefined ? `${verb === "approve" ? "approved" : "refused"}.` : refusals[refusal];
  return [{ text: `${reference}: ${text}`, done: refusal === undefined }];
};

/** `commerce activations …` */
export const activationsCommand: RunCommand = async (services, words) => saidOf(await runActivations(services, words));
