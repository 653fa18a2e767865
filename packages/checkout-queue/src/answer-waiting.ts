import type { IncomingMessage, ServerResponse } from "node:http";
import { createShop, type Language, type Storefront } from "@giftshop/storefront-config";
import { type Page, refuse } from "@giftshop/web-server";
import type { Entry } from "./checkout-door.ts";
import { sendPlace, sendWaiting } from "./send-waiting.ts";

export interface WaitingAnswer {
  request: IncomingMessage;
  response: ServerResponse;
  entry: Exclude<Entry, { kind: "in" }>;
  shop: { storefront: Storefront; language: Language };
  /** Raw list, for what is answered here. */
  headers: readonly string[];
  /** The waiting page of the storefront, as it is kept. */
  find: () => Promise<{ page: Page | undefined } | undefined>;
}

/** Answers somebody who has to wait, the script of the waiting page, or a browser that asks beforehand. */
export const answerWaiting = async (answer: WaitingAnswer): Promise<void> => {
  const { request, response, entry, shop, headers, find } = answer;
  if (entry.kind === "early")
    return refuse(response, { status: 503, text: "The checkout is not fetched beforehand." }, headers);
  const { locale } = createShop(shop.storefront.code, shop.language);
  if (entry.kind === "asked") return sendPlace(response, entry, locale);
  const page = (await find())?.page;
  if (!page) return refuse(response, { status: 503, text: "The checkout is full. Please try again." }, headers);
  return sendWaiting(request, response, page, entry, locale);
};
