import { expect, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { withdrawEntry } from "../calls/send.ts";
import { doublerMessages } from "../messages.ts";
import { drawingShop } from "../testing/drawing-shop.ts";
import { WithdrawForm } from "./withdraw-form.tsx";

const words = doublerMessages.words(drawingShop("fr"));
const outcomes: Record<string, Awaited<ReturnType<typeof withdrawEntry>>> = {
  GOOD: { data: { withdrawn: true } },
  LATE: { refusal: "closed" },
};
const withdraw = async (receipt: string) => outcomes[receipt] ?? ({ refusal: "receipt" } as const);
const send = async (receipt: string) => {
  fireEvent.change(screen.getByRole("textbox"), { target: { value: receipt } });
  await act(async () => void fireEvent.click(screen.getByRole("button")));
};

test("an entry is withdrawn by its receipt; why not stands at the field", async () => {
  const { container } = render(<WithdrawForm language="fr" words={words} withdraw={withdraw} />);
  await send("");
  expect(container.textContent).toContain("Saisissez votre reçu.");
  await send("OTHER");
  expect(container.textContent).toContain("Nous ne connaissons pas ce reçu.");
  await send("LATE");
  expect(container.textContent).toContain("Ce tirage est clos");
  await send("GOOD");
  expect(screen.getByRole("status").textContent).toContain("Votre participation a été retirée.");
});
