import type { Meta, StoryObj } from "@storybook/react";
import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Stack } from "../layout/layout.tsx";
import { Text } from "../text/text.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Modal } from "./modal.tsx";

/** Modals lie outside of the story's canvas. */
const page = within(document.body);

const Opened = (props: ComponentProps<typeof Modal>) => {
  const [open, setOpen] = useState(props.open);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete this recipient</Button>
      <Modal {...props} open={open} onClose={close} />
    </>
  );
};

const meta = {
  title: "ui-kit/Modal",
  component: Modal,
  args: {
    open: true,
    onClose: fn(),
    title: "Delete this recipient?",
    closeLabel: "Close",
    children: <Text>Nina and her two gift cards leave your basket. The others stay as they are.</Text>,
    footer: <Button variant="danger">Delete</Button>,
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opened by keyboard, it keeps focus, blocks the page's scrolling, closes by Escape and gives focus back. */
export const Medium: Story = {
  args: { open: false },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole("button");
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await page.findByRole("dialog", { name: "Delete this recipient?" });
    await expect(dialog).toHaveFocus();
    await expect(document.documentElement).toHaveStyle({ overflow: "hidden" });
    await userEvent.tab();
    await expect(page.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(page.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(document.documentElement).not.toHaveStyle({ overflow: "hidden" });
    await userEvent.keyboard("{Enter}");
    await page.findByRole("dialog");
  },
};

export const Small: Story = { args: { size: "small" } };
export const Large: Story = { args: { size: "large" } };

/** While something is on its way, neither Escape, the close button nor a press beside it closes. */
export const Loading: Story = {
  args: { loading: true, loadingLabel: "Deleting", back: { label: "Back", onPress: fn() } },
  play: async ({ args }) => {
    const dialog = await page.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(page.getByRole("button", { name: "Close" }));
    await userEvent.click(page.getByRole("button", { name: "Back" }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(args.back?.onPress).not.toHaveBeenCalled();
    await expect(dialog).toHaveAttribute("data-loading");
  },
};

export const WithBack: Story = {
  args: { back: { label: "Back to the list", onPress: fn() } },
  play: async ({ args }) => {
    await userEvent.click(await page.findByRole("button", { name: "Back to the list" }));
    await expect(args.back?.onPress).toHaveBeenCalledOnce();
  },
};

/** Needs its answer: Escape does not close it, its own buttons do. */
export const NotDismissible: Story = {
  args: { dismissible: false, role: "alertdialog", size: "small" },
  play: async ({ args }) => {
    await page.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The nearest element around one that a wheel or a finger scrolls. */
const scrollerOf = (element: HTMLElement): HTMLElement => {
  const around = element.parentElement;
  if (!around) throw new Error("Nothing around it scrolls.");
  return ["auto", "scroll"].includes(getComputedStyle(around).overflowY) ? around : scrollerOf(around);
};

/**
 * At 400 % there is no room for a head and actions that stay:
 * all of it scrolls as one, and every action can be reached.
 */
export const ZoomedIn: Story = {
  globals: { viewport: { value: "zoomed" } },
  args: {
    footer: (
      <>
        <Button variant="secondary">Keep Nina, take her cards</Button>
        <Button variant="secondary">Keep both for another day</Button>
        <Button variant="danger">Delete</Button>
      </>
    ),
  },
  play: async () => {
    const last = await page.findByRole("button", { name: "Delete" });
    const scroller = scrollerOf(last);
    await expect(scroller).toBe(scrollerOf(page.getByText(/^Nina and her/)));
    await expect(scroller.clientHeight).toBeGreaterThan(100);
    scroller.scrollTop = scroller.scrollHeight;
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(scroller.getBoundingClientRect().bottom);
  },
};

/** Its head and its actions stay while the content scrolls. */
export const LongContent: Story = {
  args: {
    title: "Allgemeine Geschäftsbedingungen für Geschenkgutscheine",
    closeLabel: "Schließen",
    children: (
      <Stack gap={4}>
        {Array.from({ length: 24 }, (_, line) => (
          <TextField key={`line-${line + 1}`} label={`Straßenname und Hausnummer ${line + 1}`} />
        ))}
      </Stack>
    ),
  },
  globals: { language: "de" },
};

export const Arabic: Story = {
  args: {
    title: "حذف هذا المستلم؟",
    closeLabel: "إغلاق",
    back: { label: "رجوع", onPress: fn() },
    children: <Text>ستُزال بطاقتا الهدايا من سلة التسوق.</Text>,
    footer: <Button variant="danger">حذف</Button>,
  },
  globals: { language: "ar", theme: "GCS" },
};
