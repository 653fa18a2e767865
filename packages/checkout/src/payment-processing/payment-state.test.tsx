import { expect, test } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import en from "../../messages/en.json" with { type: "json" };
import { InEnglish } from "../testing/in-english.tsx";
import type { PaymentView } from "./follow-payment.ts";
import { PaymentState } from "./payment-processing.tsx";

function AskedAgain() {
  const [view, setView] = useState<PaymentView>({ kind: "late" });
  return <PaymentState view={view} order={undefined} onAgain={() => setView({ kind: "waiting" })} />;
}

test("who asks again for the payment has the focus where the answer comes", () => {
  render(<AskedAgain />, { wrapper: InEnglish });
  const again = screen.getByRole("button", { name: en.processing.late.again });
  again.focus();
  fireEvent.click(again);
  const title = screen.getByRole("heading", { name: en.processing.title });
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(title)).toBe(true);
});
