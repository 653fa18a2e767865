import type { Shop } from "@giftshop/storefront-config/shop";
import type { BusinessWords } from "../../quote-page/quote-words.ts";
import { type ListDelivery, usesOf } from "../delivery.ts";
import { csvOf, separatorOf } from "./report-csv.ts";
import { saveFile } from "./save-file.ts";

/** The headings of a table whose gifts are delivered so, as the visitor's language calls them. */
export const templateHeadings = (delivery: ListDelivery, words: BusinessWords["recipients"]["uses"]): string[] =>
  usesOf[delivery]
    .filter((use) => use !== "field" && use !== "none")
    // The joiner that keeps "E-Mail" on one line here is none of a file's.
    .map((use) => words[use].replaceAll("\u2060", ""));

/**
 * Downloads a table to fill in, whose columns need no matching.
 * It holds no row: nobody orders one by mistake.
 */
export const saveTemplate = (
  delivery: ListDelivery,
  words: BusinessWords["recipients"]["uses"],
  { locale }: Pick<Shop, "locale">,
): void => saveFile("recipients.csv", csvOf([templateHeadings(delivery, words)], separatorOf(locale)), "text/csv");
