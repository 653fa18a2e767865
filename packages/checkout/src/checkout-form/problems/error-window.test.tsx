import { expect, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import en from "../../../messages/en.json" with { type: "json" };
import { InEnglish } from "../../testing/in-english.tsx";
import { ErrorWindow } from "./error-window.tsx";
import type { Problem } from "./problem.ts";

// Not of jsdom: nothing moves there.
Element.prototype.getAnimations ??= () => [];

const show = (problem: Problem | undefined) => render(<ErrorWindow problem={problem} />, { wrapper: InEnglish });

test.each([
  ["a call that came to nothing", { kind: "unreachable" }, en.unavailable.title],
  ["an error that nobody has a sentence for", { kind: "refused", names: ["unexpected"] }, en.errors.unexpectedTitle],
] as const)("%s opens the error modal, once for each press", async (_, problem, title) => {
  const { rerender } = show(problem);
  const modal = await screen.findByRole("alertdialog", { name: title });
  expect(modal).not.toBeNull();
  await act(async () => fireEvent.click(screen.getAllByRole("button", { name: en.aftercare.close })[0] as HTMLElement));
  rerender(<ErrorWindow problem={problem} />);
  await act(async () => rerender(<ErrorWindow problem={{ ...problem }} />));
  expect(screen.queryByRole("alertdialog", { name: title })).not.toBeNull();
});

test("what has a sentence of its own stands beside the press alone", async () => {
  await act(async () => void show({ kind: "refused", names: ["outOfStock"] }));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
