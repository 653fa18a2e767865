import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Text } from "../text/text.tsx";
import { createModals, fetchModalHost, LazyModalHost, type Modals, useModal } from "./modal-lazy.tsx";

const page = within(document.body);

const Finish = () => {
  const modal = useModal();
  return <Button onClick={() => modal.close()}>Done</Button>;
};

const register = (modals: Modals, keepOthers: boolean) =>
  modals.open(
    { title: "Register", closeLabel: "Close", size: "small", content: <Finish /> },
    keepOthers ? { keepOthers } : {},
  );

const logIn = (modals: Modals) => {
  modals.open({
    title: "Log in",
    closeLabel: "Close",
    content: (
      <>
        <Text>With the address you ordered with.</Text>
        <Button onClick={() => register(modals, false)}>Register instead</Button>
        <Button variant="secondary" onClick={() => register(modals, true)}>
          Register on top
        </Button>
      </>
    ),
    footer: (modal) => (
      <Button variant="quiet" onClick={() => modal.setLoading(true)}>
        Send
      </Button>
    ),
  });
};

const meta = {
  title: "ui-kit/Modal host",
  component: LazyModalHost,
  args: { modals: createModals() },
  // Each story has its own page of modals.
  loaders: [async () => ({ modals: createModals() })],
  render: (_, { loaded: { modals } }) => (
    <>
      <Button {...fetchModalHost} onClick={() => logIn(modals)}>
        Log in
      </Button>
      <LazyModalHost modals={modals} />
    </>
  ),
} satisfies Meta<typeof LazyModalHost>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The press is there before the host: it opens when the host comes. */
export const PressedBeforeItIsFetched: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button").click();
    await expect(await page.findByRole("dialog", { name: "Log in" })).toBeVisible();
  },
};

/** The second takes the place of the first, and focus comes back to what opened the first. */
export const OneReplacesAnother: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole("button");
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const first = await page.findByRole("dialog", { name: "Log in" });
    await userEvent.click(page.getByRole("button", { name: "Register instead" }));
    const second = await page.findByRole("dialog", { name: "Register" });
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await userEvent.click(page.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(second).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Told to keep the others, it lies over them; Escape closes the upper one only. */
export const OneOverAnother: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await userEvent.click(await page.findByRole("button", { name: "Register on top" }));
    const upper = await page.findByRole("dialog", { name: "Register" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(upper).not.toBeInTheDocument());
    await expect(await page.findByRole("dialog", { name: "Log in" })).toBeVisible();
  },
};

export const LoadingOnRequest: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await userEvent.click(await page.findByRole("button", { name: "Send" }));
    const dialog = page.getByRole("dialog", { name: "Log in" });
    await waitFor(() => expect(dialog).toHaveAttribute("data-loading"));
    await userEvent.keyboard("{Escape}");
    await expect(dialog).toBeVisible();
  },
};
