import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";

let online = true;
jest.unstable_mockModule("./filter-dialog.tsx", () => {
  if (!online) throw new TypeError("Failed to fetch dynamically imported module");
  return { FilterDialog: ({ open }: { open: boolean }) => (open ? <div role="dialog" /> : null) };
});
const { FilterOpener } = await import("./filter-opener.tsx");

const opener = () => {
  render(
    <FilterOpener
      label="Filter"
      target="filters"
      className=""
      groups={[]}
      chosen={{}}
      total={243}
      action="/gift-cards/"
      texts={{ title: "", close: "", show: "", clear: "", more: "" }}
    />,
  );
  return screen.getByRole("button", { name: "Filter" });
};

beforeEach(() => {
  jest.resetModules();
  location.hash = "";
});

test("where the window cannot be fetched, the first press leads to the filters of the page", async () => {
  online = false;
  const button = opener();
  await act(async () => void fireEvent.click(button));
  expect(location.hash).toBe("#filters");
  expect(button.hasAttribute("aria-busy")).toBe(false);
  online = true;
  await act(async () => void fireEvent.click(button));
  expect(screen.queryByRole("dialog")).not.toBeNull();
});

test("nor does a hover whose fetch failed keep the press from it", async () => {
  online = false;
  const button = opener();
  await act(async () => void fireEvent.focus(button));
  expect(location.hash).toBe("");
  await act(async () => void fireEvent.click(button));
  expect(location.hash).toBe("#filters");
});

test("the space bar opens it, as it presses any button", async () => {
  online = true;
  const button = opener();
  let scrolls = true;
  await act(async () => {
    scrolls = fireEvent.keyDown(button, { key: " " });
  });
  expect(scrolls).toBe(false);
  expect(screen.queryByRole("dialog")).not.toBeNull();
});
