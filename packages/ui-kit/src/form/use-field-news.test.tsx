import { expect, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Form, FormTextField } from "./form.tsx";

const judge = ({ email, name }: Record<"email" | "name", string>) => ({
  ...(email.includes("@") ? {} : { email: "email" }),
  ...(name ? {} : { name: "name" }),
});

const sentences: Readonly<Record<string, string>> = { email: "Add what comes after the @.", name: "Tell your name." };

const show = () => {
  render(
    <Form
      initialValues={{ email: "", name: "" }}
      judge={judge}
      errorText={(_, error) => sentences[error] ?? error}
      onSubmit={async () => undefined}
    >
      <FormTextField name="email" label="E-mail" />
      <FormTextField name="name" label="Name" />
      <button type="submit">Send</button>
    </Form>,
  );
  return {
    told: screen.getByRole("status"),
    email: screen.getByLabelText("E-mail"),
    name: screen.getByLabelText("Name"),
  };
};

const leave = (field: HTMLElement) => act(async () => fireEvent.blur(field));

test("what is wrong with a field is told when it is left, and no longer when it is right", async () => {
  const { told, email } = show();
  expect(told.textContent).toBe("");
  await leave(email);
  expect(told.textContent).toBe(sentences.email);
  await act(async () => fireEvent.change(email, { target: { value: "ada@example.com" } }));
  expect(told.textContent).toBe("");
});

test("of two fields the one that was left last is told, and a field that is right takes nothing of it back", async () => {
  const { told, email, name } = show();
  await leave(email);
  await leave(name);
  expect(told.textContent).toBe(sentences.name);
  await act(async () => fireEvent.change(email, { target: { value: "ada@example.com" } }));
  expect(told.textContent).toBe(sentences.name);
});

test("a press tells by its focus, not by every field", async () => {
  const { told, email } = show();
  await act(async () => fireEvent.click(screen.getByText("Send")));
  expect(told.textContent).toBe("");
  expect(document.activeElement).toBe(email);
  expect(email.getAttribute("aria-invalid")).toBe("true");
});
