import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { CopyIcon, EditIcon, MenuIcon, TrashIcon } from "../icon/icon.tsx";
import { LazyMenu } from "./menu-lazy.tsx";

/** The menu lies outside of the story's canvas. */
const page = within(document.body);

const meta = {
  title: "ui-kit/Menu",
  component: LazyMenu,
  args: {
    label: "Nina",
    entries: [
      { id: "edit", label: "Edit recipient", icon: <EditIcon /> },
      { id: "copy", label: "Copy to all", icon: <CopyIcon />, detail: "12 recipients" },
      { id: "send", label: "Send again", disabled: true },
      { id: "delete", label: "Delete", icon: <TrashIcon />, tone: "danger" },
    ],
    onAction: fn(),
  },
} satisfies Meta<typeof LazyMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Opened by an arrow before it was fetched; arrows wrap round
 * and pass over what is disabled; Enter reports the id.
 */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const opener = () => within(canvasElement).getByRole("button", { name: "Nina" });
    opener().focus();
    await userEvent.keyboard("{ArrowDown}");
    const entry = (name: RegExp) => page.getByRole("menuitem", { name });
    await page.findByRole("menu");
    await waitFor(() => expect(entry(/Edit/)).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}");
    await expect(entry(/Delete/)).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(entry(/Copy/)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onAction).toHaveBeenLastCalledWith("copy");
    await waitFor(() => expect(opener()).toHaveFocus());
    await expect(opener()).toHaveAttribute("aria-expanded", "false");
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const opener = () => within(canvasElement).getByRole("button", { name: "Nina" });
    opener().click();
    await expect(await page.findByRole("menu", { name: "Nina" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("menu")).not.toBeInTheDocument());
    await waitFor(() => expect(opener()).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await page.findByRole("menu");
  },
};

export const Closed: Story = { args: { variant: "quiet", size: "small" } };
export const IconOnly: Story = { args: { label: "More", icon: <MenuIcon />, iconOnly: true } };
export const Disabled: Story = { args: { disabled: true } };

export const Links: Story = {
  args: {
    label: "Account",
    entries: [
      { id: "orders", label: "Orders", href: "#orders" },
      { id: "data", label: "Personal data", href: "#data" },
    ],
  },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button").click();
    await expect(await page.findByRole("menuitem", { name: "Orders" })).toHaveAttribute("href", "#orders");
  },
};

export const Arabic: Story = {
  args: {
    label: "نينا",
    entries: [
      { id: "edit", label: "تعديل المستلم", icon: <EditIcon /> },
      { id: "delete", label: "حذف", icon: <TrashIcon />, tone: "danger" },
    ],
  },
  globals: { language: "ar", theme: "GCS" },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button").click();
    await page.findByRole("menu");
  },
};
