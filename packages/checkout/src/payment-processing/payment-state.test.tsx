import { expect, test } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import en from "../../messages/en.json" with { type: "json" };
import { InEnglish } from "../testing/in-english.tsx";
import type { PaymentView } from "./follow-payment.ts";
import { PaymentState } from "./payment-processing.tsx";

const AskedAgain = () => {
  const [view, setView] = useState<PaymentView>({ kind: "late" });
  return <PaymentState view={view} order={undefined} onAgain={() => setView({ kind: "waiting" })} />;
};

test("who asks again for the payment has the focus where the answer comes", () => {
  render(<AskedAgain />, { wrapper: InEnglish });
  const again = screen.getByRole("button", { name: en.processing.late.again });
  again.focus();
  fireEvent.click(again);
  const title = screen.getByRole("heading", { name: en.processing.title });
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(title)).toBe(true);
});

test("what takes the place of the waiting is told in a place that was there before", () => {
  const stateOf = (kind: "waiting" | "late" | "pending") => (
    <PaymentState view={{ kind }} order={undefined} onAgain={() => {}} />
  );
  const { rerender } = render(stateOf("waiting"), { wrapper: InEnglish });
  const told = screen.getByRole("status");
  expect(told.textContent).toBe("");
  rerender(stateOf("late"));
  expect(screen.getByRole("status")).toBe(told);
  expect(told.textContent).toBe(en.processing.late.title);
  rerender(stateOf("pending"));
  expect(told.textContent).toBe(en.processing.pending.title);
});
