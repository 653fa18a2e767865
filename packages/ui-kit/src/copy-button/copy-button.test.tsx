import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { CopyButton } from "./copy-button.tsx";

const writeText = jest.fn<(text: string) => Promise<void>>();
beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset();
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
});

const press = () => act(async () => fireEvent.click(screen.getByRole("button")));

test("that it is copied is said beside the button, where it is heard, and not for ever", async () => {
  writeText.mockResolvedValue();
  render(<CopyButton text="CB-1001" label="Copy the number" copiedLabel="Copied" />);
  const status = screen.getByRole("status");
  expect([status.textContent, status.closest("button")]).toEqual(["", null]);
  await press();
  expect(writeText).toHaveBeenCalledWith("CB-1001");
  expect(screen.getByRole("status")).toBe(status);
  expect([status.textContent, screen.getByRole("button").textContent]).toEqual(["Copied", "Copied"]);
  act(() => jest.advanceTimersByTime(2000));
  expect([status.textContent, screen.getByRole("button").textContent]).toEqual(["", "Copy the number"]);
});

test("where the browser refuses, nothing is claimed", async () => {
  writeText.mockRejectedValue(new Error("denied"));
  render(<CopyButton text="CB-1001" label="Copy the number" copiedLabel="Copied" />);
  await press();
  expect([screen.getByRole("status").textContent, screen.getByRole("button").textContent]).toEqual([
    "",
    "Copy the number",
  ]);
});
