import { makeFragmentData } from "@giftshop/graphql";
import { expect, jest, test } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { InEnglish } from "../testing/in-english.tsx";
import { lines, order } from "../testing/orders.ts";
import { OrderOverviewModal } from "./order-overview-modal.tsx";
import { OrderSummaryFragment } from "./order-summary.fragment.ts";

test("before the press that orders one sees who gets what, and what it comes to", () => {
  const onClose = jest.fn();
  const whole = makeFragmentData(order([lines.own, lines.gift], [lines.posted]), OrderSummaryFragment);
  render(<OrderOverviewModal order={whole} day="promised" onClose={onClose} />, { wrapper: InEnglish });
  const dialog = screen.getByRole("dialog", { name: "Your order" });
  for (const words of ["Maison Lumen", "Élodie Martin", "Red ribbon", "€259.95"])
    expect(dialog.textContent).toContain(words);
  fireEvent.click(screen.getByRole("button", { name: "Hide your order" }));
  expect(onClose).toHaveBeenCalled();
});
