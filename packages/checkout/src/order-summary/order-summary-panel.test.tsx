import { makeFragmentData } from "@giftshop/graphql";
import { expect, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { InEnglish } from "../testing/in-english.tsx";
import { lines, order } from "../testing/orders.ts";
import { OrderSummaryFragment } from "./order-summary.fragment.ts";
import { OrderSummaryPanel } from "./order-summary-panel.tsx";

const shown = (sticky: boolean) =>
  render(
    <>
      <OrderSummaryPanel
        order={makeFragmentData(order([lines.own]), OrderSummaryFragment)}
        day="promised"
        sticky={sticky}
        editable
      />
      <input aria-label="First name" />
    </>,
    { wrapper: InEnglish },
  );
const toggle = () => screen.getByRole("button");
const isOpen = () => toggle().getAttribute("aria-expanded");
const focus = (element: HTMLElement) => act(() => element.focus());

test("opened beside a form it folds when a field takes the focus, which it would hide", () => {
  shown(true);
  focus(toggle());
  fireEvent.click(toggle());
  focus(screen.getByRole("link"));
  expect(isOpen()).toBe("true");
  focus(screen.getByRole("textbox"));
  expect(isOpen()).toBe("false");
});

test("by itself on a page it stays as it is", () => {
  shown(false);
  fireEvent.click(toggle());
  focus(screen.getByRole("textbox"));
  expect(isOpen()).toBe("true");
});
