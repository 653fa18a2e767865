import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { PopUpModal } from "./pop-up-modal.tsx";

/** Modals lie outside of the story's canvas. */
const page = within(document.body);

const meta = {
  title: "storefront/Pop-up",
  component: PopUpModal,
  parameters: { baseline: false },
  args: {
    closeLabel: "Close",
    popUp: {
      key: "1",
      title: "Spring has come",
      text: "Every wrapper is free until Sunday.\nOne for each gift.",
      image: null,
      link: { title: "Choose a gift card", path: { href: "#cards" } },
    },
  },
} satisfies Meta<typeof PopUpModal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It says where it leads, keeps focus, and is gone with Escape. */
export const ClosedByKey: Story = {
  play: async () => {
    const dialog = await page.findByRole("dialog", { name: "Spring has come" });
    await expect(dialog).toHaveTextContent("One for each gift.");
    await expect(within(dialog).getByRole("link", { name: "Choose a gift card" })).toHaveAttribute("href", "#cards");
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  },
};

/** It may lead nowhere, and is closed by its button. */
export const ClosedByButton: Story = {
  args: { popUp: { key: "2", title: "Closed on Monday", text: "We are back on Tuesday.", image: null, link: null } },
  play: async () => {
    const dialog = await page.findByRole("dialog", { name: "Closed on Monday" });
    await expect(within(dialog).queryByRole("link")).toBeNull();
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  },
};
