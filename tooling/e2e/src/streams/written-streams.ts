import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AnalyticsEvent } from "@giftshop/analytics";
import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";

/** What is written of a storefront: a guest buys the same card twice, in its first language. */
export interface WrittenStream {
  /** From the first page to a paid order that goes by e-mail. */
  readonly email: readonly AnalyticsEvent[];
  /** From the card's page to one by post, in the first of the wrappers. */
  readonly post: readonly AnalyticsEvent[];
}

const eventsOf = (part: string): AnalyticsEvent[] =>
  part
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as AnalyticsEvent);

/** Reads the stream of a storefront: an event a line, an empty line between the two orders. */
export const writtenStream = (code: StorefrontCode): WrittenStream => {
  const file = new URL(`./written/${getStorefront(code).group}/${code}.jsonl`, import.meta.url);
  const [email = "", post = ""] = readFileSync(fileURLToPath(file), "utf8").split("\n\n");
  return { email: eventsOf(email), post: eventsOf(post) };
};

/** One of its ways from the first page on. */
export const wayOf = ({ email, post }: WrittenStream, way: keyof WrittenStream): readonly AnalyticsEvent[] => {
  if (way === "email") return email;
  const isProduct = (one: AnalyticsEvent) => one.event === "page_view" && one.page_type === "product";
  return [...email.slice(0, email.findIndex(isProduct)), ...post];
};

/** What is bought in it, as its own events say. */
export const boughtIn = ({ email }: WrittenStream) => {
  const item = email.flatMap((one) => (one.event === "select_item" ? one.ecommerce.items : []))[0];
  const amount = email.flatMap((one) =>
    one.event === "select_item_variant" && one.variant_type === "amount" ? [Number(one.variant)] : [],
  )[0];
  if (item?.item_id === undefined || amount === undefined) throw new Error("Nothing is bought in this stream.");
  return { path: item.item_id, title: item.item_name, amount };
};
