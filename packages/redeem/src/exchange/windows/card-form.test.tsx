import { createTranslate } from "@giftshop/messages";
import { expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { Refusal } from "../calls/refusal.ts";
import type { TypedCard } from "../calls/send.ts";
import en from "../messages/en.json" with { type: "json" };
import { CardForm } from "./card-form.tsx";

const t = createTranslate<typeof en>("en", en);
const cardNumber = "6371028455197360426";

test("after a wrong PIN the right one is sent, though the number is the same", async () => {
  const send = jest.fn(
    async ({ pin }: TypedCard): Promise<Refusal | undefined> =>
      pin === "123456" ? undefined : { name: "giftCardNotRecognised", parameter: null },
  );
  render(<CardForm t={t} text="" action="Add" send={send} />);
  const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const press = () => act(async () => void fireEvent.click(screen.getByRole("button", { name: "Add" })));
  type(/^Card number/, cardNumber);
  type(/^PIN/, "654321");
  await press();
  expect(screen.getByText(en.errors.giftCardNotRecognised)).toBeTruthy();
  type(/^PIN/, "123456");
  await press();
  expect(send.mock.calls.map(([card]) => card)).toEqual([
    { cardNumber, pin: "654321" },
    { cardNumber, pin: "123456" },
  ]);
  expect(screen.queryByText(en.errors.giftCardNotRecognised)).toBeNull();
});
