import { Pagination } from "@giftshop/ui-kit/pagination";
import { fill } from "../arrival/fill.ts";
import type { ListingResultsTexts } from "./listing-results-texts.ts";

export interface ListNumbersProps {
  /** The page that is shown last, from 1. */
  page: number;
  /** Address of every page, in order. */
  hrefs: readonly string[];
  texts: ListingResultsTexts;
}

/** The pages of a list by number: from the server, and with further pages from what shows them. */
export const ListNumbers = ({ page, hrefs, texts }: ListNumbersProps) => (
  <Pagination
    label={texts.pages}
    page={page}
    pageCount={hrefs.length}
    hrefOf={(number) => hrefs[number - 1] ?? ""}
    previousLabel={texts.previous}
    nextLabel={texts.next}
    pageLabel={(number) => fill(texts.page, { page: number })}
  />
);
