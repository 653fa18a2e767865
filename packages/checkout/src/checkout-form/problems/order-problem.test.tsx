import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { InEnglish } from "../../testing/in-english.tsx";
import { OrderProblem } from "./order-problem.tsx";

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

/** The press that orders, and what it was told. */
const Pressed = ({ refused, disabled }: { refused: boolean; disabled: boolean }) => (
  <>
    {refused && <OrderProblem problem={{ kind: "refused", names: ["outOfStock"], limits: [] }} />}
    <button type="button" disabled={disabled}>
      Pay
    </button>
  </>
);

const press = (disabled: boolean) => {
  const { rerender } = render(<Pressed refused={false} disabled={false} />, { wrapper: InEnglish });
  act(() => screen.getByRole("button", { name: "Pay" }).focus());
  rerender(<Pressed refused disabled={disabled} />);
};

test("a refusal that disables the press that found out has its focus", () => {
  press(true);
  expect(document.activeElement?.contains(screen.getByRole("alert"))).toBe(true);
});

test("a press that can be pressed again keeps it", () => {
  press(false);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Pay" }));
});
