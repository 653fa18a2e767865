import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { boolean, object, string } from "yup";
import { Button } from "../button/button.tsx";
import { Stack } from "../layout/layout.tsx";
import {
  Form,
  FormCheckbox,
  FormCountrySelect,
  type FormErrors,
  FormPhoneNumberField,
  FormRadioCards,
  FormSelect,
  FormSummary,
  FormTextField,
  judgeBySchema,
} from "./form.tsx";

const page = within(document.body);

const initialValues = {
  recipient: { name: "", email: "" },
  country: "",
  phoneCountry: "FR",
  phoneNumber: "",
  occasion: "birthday",
  delivery: "email",
  consent: false,
};

const judge = judgeBySchema(
  object({
    // Not in the order of the page, which is what the list of errors follows.
    consent: boolean().oneOf([true], "consent"),
    country: string().required("required"),
    recipient: object({ name: string().required("required"), email: string().required("required").email("email") }),
    phoneNumber: string().matches(/^\d*$/u, "phone"),
  }),
);

const sentences: Readonly<Record<string, string>> = {
  required: "Fill this in.",
  email: "Add what comes after the @.",
  phone: "Please enter a valid phone number.",
  consent: "Accept the terms to go on.",
  taken: "This address has its gift already. Choose another one.",
};

const meta = {
  title: "ui-kit/Form",
  component: Form<typeof initialValues>,
  args: {
    initialValues,
    judge,
    errorText: (path, error) => (error === "required" ? `${path}: fill this in.` : (sentences[error] ?? error)),
    onSubmit: fn<(values: typeof initialValues) => Promise<FormErrors | undefined>>(async () => undefined),
    children: (
      <Stack>
        <FormSummary title={(count) => (count === 1 ? "One field needs a look" : `${count} fields need a look`)} />
        <FormTextField name="recipient.name" label="Name" autoComplete="off" required />
        <FormTextField name="recipient.email" label="E-mail" type="email" autoComplete="off" required />
        <FormPhoneNumberField
          name="phoneNumber"
          label="Phone number"
          optionalLabel="optional"
          callingCodes={[
            { country: "FR", callingCode: "33", label: "France" },
            { country: "AE", callingCode: "971", label: "United Arab Emirates" },
          ]}
          callingCode={{
            name: "phoneCountry",
            label: "Country calling code",
            placeholder: "Code",
            searchLabel: "Search countries",
            emptyLabel: "No such country",
          }}
        />
        <FormCountrySelect
          name="country"
          label="Country"
          placeholder="Choose a country"
          searchLabel="Search countries"
          emptyLabel="No such country"
          countries={["FR", "BE", "NL"]}
          locale="en"
        />
        <FormSelect
          name="occasion"
          label="Occasion"
          options={[
            { id: "birthday", label: "Birthday" },
            { id: "thanks", label: "Thank you" },
          ]}
        />
        <FormRadioCards
          name="delivery"
          legend="Delivery"
          options={[
            { value: "email", label: "By e-mail" },
            { value: "post", label: "By post" },
          ]}
        />
        <FormCheckbox name="consent" label="I accept the terms." />
        <Button type="submit">Send</Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof Form<typeof initialValues>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/**
 * Every error is listed as its field stands on the page,
 * beside it as well, and the first field has the focus.
 */
export const SentEmpty: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Name" })).toHaveFocus());
    // Folded, with the first of them below.
    const [all] = within(canvas.getByRole("alert")).getAllByRole("list");
    const told = within(all as HTMLElement).getAllByRole("link");
    await expect(told.map(({ textContent }) => textContent)).toEqual([
      "recipient.name: fill this in.",
      "recipient.email: fill this in.",
      "country: fill this in.",
      "Accept the terms to go on.",
    ]);
    await expect(canvas.getByRole("textbox", { name: "Name" })).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("link", { name: "Accept the terms to go on." }));
    await expect(canvas.getByRole("checkbox")).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "country: fill this in." }));
    await waitFor(() => expect(canvas.getByRole("button", { name: /Country$/ })).toHaveFocus());
  },
};

/** Nobody is told off while typing; leaving the field judges it, mending it takes the error away. */
export const Mended: Story = {
  play: async ({ canvasElement }) => {
    const email = within(canvasElement).getByRole("textbox", { name: "E-mail" });
    await userEvent.type(email, "ada@");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await userEvent.tab();
    await waitFor(() => expect(email).toHaveAttribute("aria-invalid", "true"));
    await userEvent.type(email, "example.com");
    await expect(email).not.toHaveAttribute("aria-invalid");
  },
};

const complete = {
  ...initialValues,
  recipient: { name: "Ada", email: "ada@example.com" },
  country: "FR",
  consent: true,
};

/** However often it is pressed, it is sent once; what the other side refuses is told like any other error. */
export const RefusedByTheOtherSide: Story = {
  args: {
    initialValues: complete,
    onSubmit: fn<(values: typeof initialValues) => Promise<FormErrors | undefined>>(async () => ({
      "recipient.email": "taken",
    })),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const send = canvas.getByRole("button", { name: "Send" });
    await userEvent.dblClick(send);
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveFocus());
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole("alert")).toHaveTextContent("One field needs a look");
    await expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveAccessibleDescription(/Choose another one/);
  },
};

/** The country is found by typing; its name is what the form sends. */
export const ChosenFromAList: Story = {
  args: { initialValues: { ...complete, country: "" } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: /Country$/ }).click();
    await userEvent.type(await page.findByRole("searchbox"), "belg");
    await userEvent.click(await page.findByRole("option", { name: "Belgium" }));
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...complete, country: "BE" }));
  },
};

export const Arabic: Story = {
  globals: { language: "ar", theme: "GCS" },
  args: {
    children: (
      <Stack>
        <FormTextField name="recipient.name" label="الاسم" required />
        <FormTextField name="recipient.email" label="البريد الإلكتروني" dir="ltr" required />
        <Button type="submit">إرسال</Button>
      </Stack>
    ),
  },
};
