import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, within } from "storybook/test";
import { StoryAccount } from "../samples/story-account.tsx";
import { ForgotPassword } from "./forgot-password.tsx";
import { Identify } from "./identify.tsx";
import { Login } from "./login.tsx";
import { NewPassword } from "./new-password.tsx";
import { Register } from "./register.tsx";

const parts = { Identify, Login, Register, ForgotPassword, NewPassword };

interface Args {
  part: keyof typeof parts;
}

const meta = {
  title: "account/Entry",
  render: ({ part }, { globals }) => {
    const Part = parts[part];
    return (
      <StoryAccount globals={globals}>
        <Part />
      </StoryAccount>
    );
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const WhoIsIt: Story = { args: { part: "Identify" } };
export const LogIn: Story = { args: { part: "Login" } };
export const Forgotten: Story = { args: { part: "ForgotPassword" } };
/** Without a link, or with one that was used. */
export const LinkIsOld: Story = { args: { part: "NewPassword" } };

/** What is missing stands at its field and in a summary. */
export const NothingTyped: Story = {
  args: { part: "Register" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Create account" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};
export const RegisterInGerman: Story = { args: { part: "Register" }, globals: { language: "de", theme: "GCS" } };
export const LogInInArabic: Story = { args: { part: "Login" }, globals: { language: "ar", theme: "GCS" } };
