import { browserOf } from "@giftshop/graphql/testing";
import { createTranslate } from "@giftshop/messages";
import { expect, jest, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import en from "./messages/en.json" with { type: "json" };

const request = jest.fn<() => Promise<unknown>>();
jest.unstable_mockModule("@giftshop/graphql/browser", () => browserOf(request));
const { InEnglish } = await import("../testing/in-english.tsx");
const { ActivationForm } = await import("./activation-form.tsx");
const { ActivationOutcome } = await import("./activation-success-flow.tsx");

const t = createTranslate("en", en);

test("a press on an empty form names each field that is missing", async () => {
  await act(async () => render(<ActivationForm t={t} onAnswer={() => {}} />, { wrapper: InEnglish }));
  await act(async () => screen.getByRole("button", { name: en.form.check }).click());
  for (const text of [en.errors.order, en.errors.email, en.errors.number, en.errors.amount])
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  // The focus in the first field begins the captcha's work; nothing is sent.
  expect(JSON.stringify(request.mock.calls)).not.toContain("CreateActivationOrder");
});

test("each card is told with its answer, and what is active leads to the balance check", async () => {
  const activation = {
    uuid: "7f8f6a1c-51f9-4d0a-9a3e-0f6b0f0c1d2e",
    reference: "K7WQ-3FDM",
    state: "ACTIVATED" as const,
    total: { currency: "EUR" as const, value: 5000 },
    cards: [
      { lastDigits: "4417", answer: "ACTIVATED" as const, amount: { currency: "EUR" as const, value: 5000 } },
      { lastDigits: "1180", answer: "UNKNOWN" as const, amount: { currency: "EUR" as const, value: 2500 } },
    ],
  };
  await act(async () => render(<ActivationOutcome t={t} activation={activation} />, { wrapper: InEnglish }));
  expect(screen.getByRole("heading", { level: 1, name: en.state.ACTIVATED.title })).toBeTruthy();
  expect(screen.getByText("•••• 4417")).toBeTruthy();
  expect(screen.getByText(en.answers.UNKNOWN)).toBeTruthy();
  expect(screen.getByRole("link", { name: en.success.balance })).toBeTruthy();
});
