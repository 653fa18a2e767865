import { expect, test } from "@jest/globals";
import { render } from "@testing-library/react";
import { FilterGroup } from "./filter-group.tsx";

const options = ["food", "travel", "books"].map((value) => ({ value, label: value }));
const group = (values: readonly string[]) => (
  <FilterGroup
    legend="Category"
    name="category"
    options={options}
    visible={2}
    moreLabel="1 more"
    values={values}
    onChange={() => {}}
  />
);

test("a value that comes on in the folded part unfolds it, and going off does not fold it", () => {
  const { container, rerender } = render(group([]));
  const isOpen = () => container.querySelector("details")?.open;
  expect(isOpen()).toBe(false);
  rerender(group(["books"]));
  expect(isOpen()).toBe(true);
  rerender(group([]));
  expect(isOpen()).toBe(true);
});
