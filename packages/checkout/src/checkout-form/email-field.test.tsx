import { Form } from "@giftshop/ui-kit/form";
import { expect, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import en from "../../messages/en.json" with { type: "json" };
import { InEnglish } from "../testing/in-english.tsx";
import { EmailField } from "./email-field.tsx";
import { emptyValues } from "./values/values.ts";

const field = () => screen.getByLabelText<HTMLInputElement>(en.details.email);

test("a suggestion is said where something listens already, and a press on it leads back to the field", async () => {
  await act(async () =>
    render(
      <Form
        initialValues={emptyValues("NL")}
        judge={() => ({})}
        errorText={(_, error) => error}
        onSubmit={async () => undefined}
      >
        <EmailField />
      </Form>,
      { wrapper: InEnglish },
    ),
  );
  const listening = document.querySelector("[aria-live=polite]");
  expect(listening?.textContent).toBe("");
  await act(async () => fireEvent.change(field(), { target: { value: "ada@gmial.com" } }));
  await act(async () => fireEvent.blur(field()));
  const offer = screen.getByRole("button", { name: "Did you mean ada@gmail.com?" });
  expect(listening?.contains(offer)).toBe(true);
  offer.focus();
  await act(async () => fireEvent.click(offer));
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe("ada@gmail.com");
  expect(document.querySelector("[aria-live=polite]")).toBe(listening);
  expect(listening?.textContent).toBe("");
});
