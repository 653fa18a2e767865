import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { AccountMenu } from "./account-menu.tsx";
import { createAccountSessions } from "./account-session.ts";

/** The menu lies outside of the story's canvas. */
const page = within(document.body);

const logOut = fn();
const somebody = (leaving = false) => {
  const sessions = createAccountSessions();
  sessions.tell({ leaving, logOut });
  return sessions;
};

const meta = {
  title: "storefront/Account menu",
  component: AccountMenu,
  args: {
    entry: "#account",
    texts: { account: "Account", logOut: "Log out" },
    links: [
      { href: "#overview", text: "Overview" },
      { href: "#orders", text: "Orders" },
      { href: "#data", text: "Your details" },
    ],
    sessions: createAccountSessions(),
  },
  // Room for what unfolds.
  decorators: [(Story) => <div style={{ minBlockSize: "16rem" }}>{Story()}</div>],
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Account" })).toHaveAttribute("href", "#account");
  },
};

/**
 * By keyboard: an arrow opens it, Escape closes it and gives focus back, Enter on the last entry logs out.
 */
export const LoggedIn: Story = {
  args: { sessions: somebody() },
  play: async ({ canvasElement }) => {
    logOut.mockClear();
    const opener = () => within(canvasElement).getByRole("button", { name: "Account" });
    opener().focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(page.getByRole("menuitem", { name: "Overview" })).toHaveFocus());
    await expect(page.getByRole("menuitem", { name: "Orders" })).toHaveAttribute("href", "#orders");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener()).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(page.getByRole("menuitem", { name: "Overview" })).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect(logOut).toHaveBeenCalledTimes(1);
  },
};

/** Pressed once is enough. */
export const LoggingOut: Story = {
  args: { sessions: somebody(true) },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button", { name: "Account" }).click();
    await expect(await page.findByRole("menuitem", { name: "Log out" })).toHaveAttribute("aria-disabled", "true");
  },
};
