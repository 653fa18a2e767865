import { userInfo } from "node:os";
import { type RunCommand, type Said, saidOf } from "../../platform/command.ts";
import type { Services } from "../../platform/services.ts";
import { askForReviews } from "./ask.ts";
import { decide } from "./decide.ts";
import { waitingReviews } from "./reviews-table.ts";

/** Most that are listed at once. */
const most = 100;

const usage: Said = {
  text: "npm run commerce -- reviews lists what nobody has read; npm run commerce -- reviews publish <id …>; npm run commerce -- reviews refuse <id> <why …>; npm run commerce -- reviews ask asks now whom the worker would ask within the hour",
  done: false,
};

const list = async ({ pool }: Services): Promise<Said[]> => {
  const reviews = await waitingReviews(pool, most);
  if (reviews.length === 0) return [{ text: "No review waits.", done: true }];
  return reviews.map(({ id, writtenAt, storefront, product, language, rating, author, body }) => ({
    text: [
      writtenAt.toISOString().slice(0, 16),
      id,
      storefront,
      language,
      product,
      `${rating}/5`,
      author,
      JSON.stringify(body),
    ].join("  "),
    done: true,
  }));
};

const publish = async (services: Services, id: number, by: string): Promise<Said> => {
  const review = await decide(services, { id, state: "PUBLISHED", by, why: null });
  return { text: `${id}: ${review ? "published." : "there is nothing to publish."}`, done: review !== undefined };
};

const refuse = async (services: Services, id: number, by: string, why: string): Promise<Said> => {
  const review = await decide(services, { id, state: "REFUSED", by, why });
  return { text: `${id}: ${review ? "refused." : "there is nothing to refuse."}`, done: review !== undefined };
};

/**
 * `reviews` of the command line: a list, `ask` (the worker's hourly work), `publish`, or `refuse` with a
 * reason: insults, names, advertising, off the subject, never criticism.
 */
export const runReviews = async (
  services: Services,
  [verb, ...words]: readonly string[],
  staff = userInfo().username,
): Promise<Said[]> => {
  if (verb === undefined) return list(services);
  if (verb === "ask") return [{ text: `${await askForReviews(services)} asked.`, done: true }];
  const ids = (verb === "refuse" ? words.slice(0, 1) : words).map(Number);
  const why = words.slice(1).join(" ");
  if (ids.length === 0 || !ids.every((id) => Number.isSafeInteger(id) && id > 0)) return [usage];
  if (verb === "publish") return Promise.all(ids.map((id) => publish(services, id, staff)));
  const [id = 0] = ids;
  return verb === "refuse" && why !== "" ? [await refuse(services, id, staff, why)] : [usage];
};

/** `commerce reviews …` */
export const reviewsCommand: RunCommand = async (services, words) => saidOf(await runReviews(services, words));
