import { makeFragmentData } from "@giftshop/graphql";
import { expect, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { InEnglish } from "../testing/in-english.tsx";
import { lines, order } from "../testing/orders.ts";
import { OrderSummaryFragment } from "./order-summary.fragment.ts";
import { OrderSummaryPanel } from "./order-summary-panel.tsx";

const shown = (digital: readonly (typeof lines.own)[], sticky = true) =>
  render(
    <>
      <OrderSummaryPanel
        order={makeFragmentData(order(digital), OrderSummaryFragment)}
        day="promised"
        sticky={sticky}
        editable
      />
      <input aria-label="First name" />
    </>,
    { wrapper: InEnglish },
  );
const toggle = () => screen.getByRole("button", { expanded: true });
const gifts = () => screen.getAllByRole("listitem").length;
const [first, second] = [lines.own, lines.gift];
const four = [first, { ...second, id: "12" }, { ...first, id: "13" }, { ...first, id: "14" }];

test("opened it stays open while the form beside it is filled, and folds by its own press", () => {
  shown([first]);
  fireEvent.click(screen.getByRole("button", { expanded: false }));
  act(() => screen.getByRole("textbox").focus());
  fireEvent.click(toggle());
  expect(screen.queryByRole("button", { expanded: true })).toBeNull();
});

test("beside a form three gifts stand in full, and all of them after a press", () => {
  shown(four);
  expect(gifts()).toBe(3);
  fireEvent.click(screen.getByRole("button", { name: "Show all 4 gifts" }));
  expect(gifts()).toBe(4);
});

test("what is wrong is not folded away, and nothing is where it stands by itself", () => {
  const { unmount } = shown([...four.slice(0, 3), lines.soldOut]);
  expect(gifts()).toBe(4);
  unmount();
  shown(four, false);
  expect(gifts()).toBe(4);
});
