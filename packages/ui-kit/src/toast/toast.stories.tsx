import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { holdTimers } from "../testing/hold-timers.ts";
import { createToasts, LazyToastRegion, type ToastRequest } from "./toast-lazy.tsx";

/** Toasts lie outside of the story's canvas. */
const page = within(document.body);

const show = (...requests: ToastRequest[]) => {
  const toasts = createToasts();
  const add = () => {
    for (const request of requests) toasts.add(request);
  };
  return { loaders: [async () => ({ toasts, add })] };
};

const meta = {
  title: "ui-kit/Toast",
  component: LazyToastRegion,
  args: { toasts: createToasts(), label: "Messages", closeLabel: "Close" },
  render: (args, { loaded: { toasts, add } }) => (
    <>
      <Button onClick={add}>Add to basket</Button>
      <LazyToastRegion {...args} toasts={toasts} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await page.findAllByRole("alertdialog");
  },
} satisfies Meta<typeof LazyToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const undo = fn();

/** Shown and announced though its region was only fetched for it; its action closes it, focus goes back. */
export const WithAction: Story = {
  ...show({
    title: "Recipient deleted",
    description: "Nina and her two gift cards left your basket.",
    action: { label: "Take it back", onPress: undo },
  }),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Add to basket" });
    await userEvent.click(button);
    const toast = await page.findByRole("alertdialog", { name: "Recipient deleted" });
    await expect(page.getByRole("region", { name: /Messages/ })).toContainElement(toast);
    await userEvent.keyboard("{F6}");
    await userEvent.click(page.getByRole("button", { name: "Take it back" }));
    await expect(undo).toHaveBeenCalled();
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await userEvent.click(button);
    await page.findByRole("alertdialog");
  },
};

/** Leaves by itself. */
export const Short: Story = {
  ...show({ title: "Copied", tone: "success", duration: 50 }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    const toast = await page.findByRole("alertdialog", { name: "Copied" });
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};

export const Closed: Story = {
  ...show({ title: "In your basket", tone: "success" }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    const toast = await page.findByRole("alertdialog");
    await userEvent.click(page.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};

export const Several: Story = {
  ...show(
    { title: "In your basket", tone: "success" },
    { title: "The last two", description: "More cannot be had today.", tone: "warning" },
    { title: "You are offline", description: "We try again when you are back.", tone: "danger", duration: null },
  ),
  beforeEach: holdTimers,
};

export const Arabic: Story = {
  beforeEach: holdTimers,
  ...show({ title: "أُضيفت إلى السلة", description: "بطاقة هدايا واحدة", tone: "success" }),
  args: { label: "الرسائل", closeLabel: "إغلاق" },
  globals: { language: "ar", theme: "GCS" },
};
