import { shellTexts } from "@giftshop/content";
import { storyShop } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, within } from "storybook/test";
import { ConsentModal } from "./consent-modal.tsx";

/** Modals lie outside of the story's canvas. */
const page = within(document.body);
const statistics = () => page.findByRole("switch", { name: "Statistics" });

const kept = () => JSON.parse(localStorage.getItem("consent") ?? "{}");
const remember = (agreed: Record<string, string>) =>
  localStorage.setItem("consent", JSON.stringify({ version: 2, agreed }));

const meta = {
  title: "storefront/Cookie settings",
  component: ConsentModal,
  args: {
    texts: shellTexts(storyShop({ theme: "CB", language: "en" }), 2026).widgets.consent,
    open: true,
    onClose: fn(),
  },
  render: (args, { globals }) => (
    <ConsentModal {...args} texts={shellTexts(storyShop(globals), 2026).widgets.consent} />
  ),
  beforeEach: () => {
    localStorage.removeItem("consent");
    return () => localStorage.removeItem("consent");
  },
} satisfies Meta<typeof ConsentModal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is allowed before it was agreed to, and closing agrees to nothing. */
export const Denied: Story = {
  play: async ({ args }) => {
    await expect(await statistics()).not.toBeChecked();
    await expect(page.getByRole("switch", { name: "Necessary" })).toBeDisabled();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(localStorage.getItem("consent")).toBeNull();
  },
};

/** One of them, by keyboard. */
export const Saved: Story = {
  play: async ({ args }) => {
    (await statistics()).focus();
    await userEvent.keyboard(" ");
    await userEvent.click(page.getByRole("button", { name: "Save my choice" }));
    await expect(Object.keys(kept().agreed)).toEqual(["statistics"]);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const AllAccepted: Story = {
  play: async () => {
    await userEvent.click(await page.findByRole("button", { name: "Accept all" }));
    await expect(Object.keys(kept().agreed)).toEqual(["statistics", "media"]);
    await expect(await statistics()).toBeChecked();
  },
};

/** Withdrawn with one press. */
export const Withdrawn: Story = {
  beforeEach: () => remember({ statistics: new Date().toISOString() }),
  play: async () => {
    await expect(await statistics()).toBeChecked();
    await userEvent.click(page.getByRole("button", { name: "Necessary only" }));
    await expect(kept()).toEqual({ version: 2, agreed: {} });
    await expect(await statistics()).not.toBeChecked();
  },
};

/** What another tab saves shows in this one. */
export const ChangedInAnotherTab: Story = {
  play: async () => {
    await expect(await statistics()).not.toBeChecked();
    remember({ statistics: new Date().toISOString() });
    window.dispatchEvent(new StorageEvent("storage", { key: "consent" }));
    await expect(await page.findByRole("switch", { name: "Statistics", checked: true })).toBeVisible();
  },
};

export const German: Story = { globals: { language: "de", theme: "CK" } };
export const Arabic: Story = { globals: { language: "ar", theme: "GCS" } };
