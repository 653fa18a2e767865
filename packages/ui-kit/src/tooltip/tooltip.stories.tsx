import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { InfoIcon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { LazyTooltip } from "./tooltip-lazy.tsx";

const page = within(document.body);
const press = fn();

const meta = {
  title: "ui-kit/Tooltip",
  component: LazyTooltip,
  args: {
    text: "Arrives by e-mail at the moment you choose",
    children: <Button onClick={press}>Digital</Button>,
    side: "bottom",
    delay: 0,
  },
} satisfies Meta<typeof LazyTooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The keyboard's focus shows it, also while it is being fetched; Escape hides it; the control keeps working.
 */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const control = () => within(canvasElement).getByRole("button", { name: "Digital" });
    await userEvent.tab();
    const tooltip = await page.findByRole("tooltip");
    await expect(control()).toHaveFocus();
    await expect(control()).toHaveAccessibleDescription("Arrives by e-mail at the moment you choose");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(tooltip).not.toBeInTheDocument());
    await userEvent.keyboard("{Enter}");
    await expect(press).toHaveBeenCalled();
  },
};

export const Shown: Story = {
  play: async () => {
    await userEvent.tab();
    await page.findByRole("tooltip");
  },
};

export const Hidden: Story = {};

export const OnAnIcon: Story = {
  args: { children: <IconButton label="About delivery" title="" icon={<InfoIcon />} />, side: "end" },
  play: async () => {
    await userEvent.tab();
    await page.findByRole("tooltip");
  },
};

export const Arabic: Story = {
  args: { text: "تصل بالبريد الإلكتروني في الموعد الذي تختاره", children: <Button>رقمية</Button>, side: "end" },
  globals: { language: "ar", theme: "GCS" },
  play: async () => {
    await userEvent.tab();
    await page.findByRole("tooltip");
  },
};
