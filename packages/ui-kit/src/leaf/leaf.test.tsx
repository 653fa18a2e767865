import { afterEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { Leaf } from "./leaf.tsx";

interface Props {
  name: string;
}
const Part = ({ name }: Props) => <p>The part of {name}</p>;
const Broken = (): never => {
  throw new Error("Broken");
};

/** Parts that arrive when the test says so. */
const remote = () => {
  const calls: PromiseWithResolvers<ComponentType<Props>>[] = [];
  const load = jest.fn(() => {
    const call = Promise.withResolvers<ComponentType<Props>>();
    calls.push(call);
    return call.promise;
  });
  const leaf = (
    <main>
      <h1>The page</h1>
      <Leaf
        load={load}
        skeleton={<p>On its way</p>}
        failed={(retry) => (
          <button type="button" onClick={retry}>
            Try again
          </button>
        )}
      >
        {(Late) => <Late name="Ada" />}
      </Leaf>
    </main>
  );
  const settle = (index: number, part: ComponentType<Props> | Error) =>
    act(async () => (part instanceof Error ? calls[index]?.reject(part) : calls[index]?.resolve(part)));
  return { leaf, load, settle };
};

const quiet = jest.spyOn(console, "error").mockImplementation(() => undefined);
afterEach(() => void quiet.mockClear());

test("the part takes the place of its skeleton once it is there", async () => {
  const { leaf, settle } = remote();
  await act(async () => render(leaf));
  expect(screen.getByText("On its way")).toBeTruthy();
  await settle(0, Part);
  expect(screen.getByText("The part of Ada")).toBeTruthy();
  expect(screen.queryByText("On its way")).toBeNull();
});

test.each([
  ["cannot be fetched", new Error("Failed to fetch")],
  ["breaks", Broken],
])("the page stays where a part %s, and another press fetches it", async (_, outcome) => {
  const { leaf, load, settle } = remote();
  await act(async () => render(leaf));
  await settle(0, outcome);
  expect(screen.getByRole("heading", { name: "The page" })).toBeTruthy();
  const button = screen.getByRole("button", { name: "Try again" });
  const place = button.parentElement;
  act(() => button.focus());
  await act(async () => fireEvent.click(button));
  expect(screen.getByText("On its way")).toBeTruthy();
  // The button that had the focus has made way.
  expect(document.activeElement).toBe(place);
  expect(load).toHaveBeenCalledTimes(2);
  await settle(1, Part);
  expect(screen.getByText("The part of Ada")).toBeTruthy();
});
