import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { FilterDialog } from "./filter-dialog.tsx";
import type { FilterWords } from "./filter-words.ts";
import type { FilterCounts } from "./load-counts.ts";

const categories: FilterWords = {
  name: "cb_api_giftcard_categories",
  legend: "Categories",
  choices: [
    { term: "travel", label: "Travel", count: 12 },
    { term: "books", label: "Books", count: 3 },
    { term: "charity", label: "Charity", count: 0 },
  ],
};
const count = async (): Promise<FilterCounts> => ({
  total: 15,
  byTerm: { cb_api_giftcard_categories: { travel: 12, books: 0, charity: 3 } },
});

beforeEach(() => {
  // The environment has no windows of the browser's own.
  HTMLDialogElement.prototype.showModal = jest.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = jest.fn();
});

test("what left nothing is offered once it leaves something, and what was in sight stays there", async () => {
  render(
    <FilterDialog
      groups={[categories]}
      chosen={{ cb_api_giftcard_types: ["physical"] }}
      total={12}
      action="/gift-cards/"
      texts={{
        title: "Filter",
        close: "Close",
        show: "Show ({count})",
        clear: "Clear all filters",
        more: "{count} more",
      }}
      open
      onClose={() => {}}
      count={count}
    />,
  );
  const choices = () => screen.getAllByRole("checkbox").map((box) => box.getAttribute("value"));
  expect(choices()).toEqual(["travel", "books"]);
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Clear all filters" })));
  expect(choices()).toEqual(["travel", "books", "charity"]);
});
