import { expect, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Form, FormCheckbox, FormSummary, FormTextField } from "./form.tsx";

interface Values {
  email: string;
  name: string;
  news: boolean;
}

const judge = ({ email, name }: Values) => ({
  ...(email.includes("@") ? {} : { email: "email" }),
  ...(name ? {} : { name: "name" }),
});

const show = async () => {
  render(
    <Form
      initialValues={{ email: "", name: "", news: false }}
      judge={judge}
      errorText={(path) => `${path} is wrong`}
      onSubmit={async ({ name }) => (name === "taken" ? { name: "taken" } : undefined)}
    >
      <FormSummary title={(count) => `${count} wrong`} />
      <FormTextField name="email" label="E-mail" />
      <FormTextField name="name" label="Name" />
      <FormCheckbox name="news" label="News" />
      <button type="submit">Send</button>
    </Form>,
  );
  await press();
  return { email: screen.getByLabelText("E-mail"), name: screen.getByLabelText("Name") };
};
const press = () => act(async () => fireEvent.click(screen.getByText("Send")));
const type = (field: HTMLElement, value: string) =>
  act(async () => {
    field.focus();
    fireEvent.change(field, { target: { value } });
  });
/** The focus goes on by the keyboard. */
const goOn = (to: HTMLElement) =>
  act(async () => {
    to.focus();
    fireEvent.keyUp(to, { key: "Tab" });
  });
const lines = () => screen.queryAllByRole("link").map(({ textContent }) => textContent);

test("the list of a press loses what was put right, once its field was left, and then itself", async () => {
  const { email, name } = await show();
  expect(lines()).toEqual(["email is wrong", "name is wrong"]);
  await type(email, "ada@example.com");
  expect(lines()).toEqual(["email is wrong", "name is wrong"]);
  await goOn(name);
  expect(lines()).toEqual(["name is wrong"]);
  expect(document.activeElement).toBe(name);
  await type(name, "Ada");
  await goOn(screen.getByText("Send"));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("what is wrong again is not listed before the next press; what the other side refused goes when it is changed", async () => {
  const { email, name } = await show();
  await type(email, "ada@example.com");
  await type(name, "taken");
  await press();
  expect(lines()).toEqual(["name is wrong"]);
  await type(name, "Ada");
  await goOn(email);
  expect(lines()).toEqual([]);
  await type(email, "");
  await goOn(name);
  expect(lines()).toEqual([]);
  await press();
  expect(lines()).toEqual(["email is wrong"]);
});

test("a press on a checkbox that shortens the list is not lost", async () => {
  const { email } = await show();
  await type(email, "ada@example.com");
  const news = screen.getByLabelText<HTMLInputElement>("News");
  await act(async () => {
    news.focus();
    news.click();
  });
  expect(lines()).toEqual(["name is wrong"]);
  expect(news.checked).toBe(true);
});
