import { readLines, readOrderByNumber } from "../../money/order/index.ts";
import { CommandRefused, type RunCommand, type Said } from "../../platform/command.ts";
import type { Services } from "../../platform/services.ts";
import { allPages, assignLines, pageById } from "./pages.ts";

/**
 * Gives the cards of an order that is paid to a company's page of its storefront; answers how
 * many lines were not the page's before. Throws {@link CommandRefused} where that cannot be.
 */
export const assignPage = async ({ pool }: Pick<Services, "pool">, number: string, pageId: string): Promise<number> => {
  const order = await readOrderByNumber(pool, number);
  if (order === undefined) throw new CommandRefused(`${number}: there is no such order.`);
  if (!["PAID", "FULFILLING", "COMPLETED"].includes(order.state))
    throw new CommandRefused(`${number}: it is not paid.`);
  const page = await pageById(pool, order.storefront, pageId);
  if (page === undefined) throw new CommandRefused(`${number}: ${order.storefront} has no page ${pageId}.`);
  const lines = (await readLines(pool, order.id)).filter(
    ({ kind }) => kind === "GIFTCARD" || kind === "GIFTCARD_BLANK",
  );
  if (lines.length === 0) throw new CommandRefused(`${number}: no cards were bought in it.`);
  return assignLines(
    pool,
    lines.map(({ id }) => id),
    order.storefront,
    page.id,
  );
};

const list = async ({ pool }: Services): Promise<Said> => {
  const pages = await allPages(pool);
  const lines = pages.map(({ storefront, id, company, expiresOn, brands }) =>
    [
      storefront,
      id,
      company,
      `until ${expiresOn}`,
      brands.length === 0 ? "all brands" : `${brands.length} brands`,
    ].join("  "),
  );
  return { text: lines.join("\n") || "There are no pages of companies.", done: true };
};

/**
 * Companies' pages, as the command line asks for them: without
 * arguments a list; else the cards of an order become a page's.
 */
export const pagesCommand: RunCommand = async (services, [number, pageId, ...others]) => {
  if (number === undefined) return list(services);
  if (pageId === undefined || others.length > 0)
    return {
      text: "npm run commerce -- exchange lists pages; npm run commerce -- exchange <order number> <page>",
      done: false,
    };
  const lines = await assignPage(services, number, pageId);
  return { text: `${number}: its cards are of ${pageId}${lines === 0 ? " already" : ""}.`, done: true };
};
