import { expect, jest, test } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { Stepper } from "./stepper.tsx";

const texts = { label: "Quantity", decreaseLabel: "One less", increaseLabel: "One more" };

test("the press that reaches a bound keeps the focus, and does nothing more there", () => {
  const onChange = jest.fn();
  const Counting = () => {
    const [value, setValue] = useState(2);
    return <Stepper {...texts} value={value} max={3} onChange={(wish) => onChange(wish) ?? setValue(wish)} />;
  };
  render(<Counting />);
  const less = screen.getByRole("button", { name: "One less" });
  less.focus();
  fireEvent.click(less);
  expect(less.matches(":disabled")).toBe(false);
  expect(less.getAttribute("aria-disabled")).toBe("true");
  expect(document.activeElement).toBe(less);
  fireEvent.click(less);
  expect(onChange.mock.calls).toEqual([[1]]);
});

test("in a plain form a press at a bound posts nothing", () => {
  const { container } = render(<Stepper {...texts} value={3} max={3} />);
  const [less, more] = [...container.querySelectorAll("button")];
  expect(less?.type).toBe("submit");
  expect(less?.value).toBe("2");
  expect(more?.type).toBe("button");
});

test("a number above what is left can be made less", () => {
  const onChange = jest.fn();
  render(<Stepper {...texts} value={9} max={3} onChange={onChange} />);
  fireEvent.click(screen.getByRole("button", { name: "One less" }));
  expect(onChange).toHaveBeenCalledWith(8);
});

test("disabled, neither can be pressed", () => {
  const { container } = render(<Stepper {...texts} value={2} disabled onChange={() => {}} />);
  expect(container.querySelectorAll("button:disabled")).toHaveLength(2);
});
