import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, within } from "storybook/test";
import { StoryAccount } from "../samples/story-account.tsx";
import { CompanyApi } from "./api/company-api.tsx";
import { Company } from "./company.tsx";
import { CompanyBook } from "./company-book.tsx";
import { CompanyInvoices } from "./company-invoices.tsx";
import { ofNobody, ofOwner } from "./sample-company.ts";

interface Args {
  answers: Readonly<Record<string, unknown>>;
  Page: typeof Company;
}

const meta = {
  title: "account/Company",
  args: { answers: ofOwner, Page: Company },
  render: ({ answers, Page }, { globals }) => (
    <StoryAccount globals={globals} answers={answers}>
      <Page />
    </StoryAccount>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const OfItsOwner: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("button", { name: /^Approve and order/ })).toBeVisible();
    await expect(canvas.getByText("jonas@example.org")).toBeVisible();
  },
};
export const Begun: Story = { args: { answers: ofNobody } };
export const Book: Story = { args: { Page: CompanyBook } };
export const German: Story = { globals: { language: "de", theme: "GCS" } };
export const Arabic: Story = { args: { Page: CompanyInvoices }, globals: { language: "ar", theme: "GCS" } };
/**
 * A key is not made before it is said what it may do; one is
 * revoked by a second press. Both forms take the password.
 */
export const Api: Story = {
  parameters: { baseline: false },
  args: { Page: CompanyApi },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("No response, 1 attempt")).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Name of the key"), "Payroll");
    const [forKey, forWebhook] = canvas.getAllByLabelText(/^Password/u);
    await expect(forWebhook).toBeRequired();
    await userEvent.type(forKey ?? canvasElement, "a fine long passphrase");
    await userEvent.click(canvas.getByRole("button", { name: "Create key" }));
    await expect(await canvas.findByText("Please choose at least one.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Revoke: Payroll" }));
    await expect(canvas.getByRole("button", { name: "Revoke now: it stops working at once" })).toBeVisible();
  },
};
