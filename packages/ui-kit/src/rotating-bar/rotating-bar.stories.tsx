import type { Meta, StoryObj } from "@storybook/react";
import type { ReactNode } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { GiftIcon, PostIcon, WrapIcon } from "../icon/icon.tsx";
import { RotatingBar } from "./rotating-bar.tsx";

const promise = (id: string, icon: ReactNode, words: string) => ({
  id,
  content: (
    <>
      {icon}
      {words}
    </>
  ),
});

const meta = {
  title: "ui-kit/Rotating bar",
  component: RotatingBar,
  args: {
    label: "Why people buy here",
    pauseLabel: "Stop",
    playLabel: "Start",
    items: [
      promise("delivery", <PostIcon />, "Ordered before 17:00, delivered tomorrow"),
      promise("business", <GiftIcon />, "Always a suitable business gift!"),
      promise("packaging", <WrapIcon />, "Personalize with packaging"),
    ],
  },
} satisfies Meta<typeof RotatingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Still under reduced motion, until somebody starts it; then
 * it comes round to the first again, and a press stops it.
 */
export const Rotating: Story = {
  args: { interval: 60 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const shown = () => canvasElement.querySelector('[data-state="shown"]');
    await expect(canvas.getByText("Ordered before 17:00, delivered tomorrow")).toBeVisible();
    await expect(canvas.getByText("Always a suitable business gift!")).not.toBeVisible();
    canvas.getByRole("button", { name: "Start" }).click();
    await waitFor(() => expect(shown()).toHaveTextContent("Personalize with packaging"));
    await waitFor(() => expect(shown()).toHaveTextContent("Ordered before"));
    canvas.getByRole("button", { name: "Stop" }).click();
    await expect(await canvas.findByRole("button", { name: "Start" })).toBeVisible();
  },
  // It stops wherever the press met it.
  parameters: { baseline: false },
};

/** Who holds the pointer on it or has focus in it can read on: the bar beside it has gone round meanwhile. */
export const HeldByFocus: Story = {
  args: { interval: 40, wide: "rotate" },
  render: (args) => (
    <>
      <RotatingBar {...args} label="Free" />
      <RotatingBar {...args} label="Held" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const bar = (name: string) => within(canvasElement).getByRole("region", { name });
    const shown = (name: string) => bar(name).querySelector('[data-state="shown"]');
    within(bar("Free")).getByRole("button").click();
    within(bar("Held")).getByRole("button").focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(shown("Free")).toHaveTextContent("Personalize with packaging"));
    await waitFor(() => expect(shown("Free")).toHaveTextContent("Ordered before"));
    await expect(bar("Held")).toHaveAttribute("data-playing");
    await expect(shown("Held")).toHaveTextContent("Ordered before");
  },
  parameters: { baseline: false },
};

/** From the small desktop on all of them have room and nothing moves. */
export const OnDesktop: Story = {
  globals: { viewport: { value: "desk" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Personalize with packaging")).toBeVisible();
    await expect(within(canvasElement).queryByRole("button")).not.toBeInTheDocument();
  },
};

export const One: Story = { args: { items: [promise("only", <GiftIcon />, "Always a suitable gift")] } };

export const Arabic: Story = {
  globals: { language: "ar", theme: "GCS" },
  args: {
    label: "لماذا تشتري من هنا",
    playLabel: "تشغيل",
    pauseLabel: "إيقاف",
    items: [
      promise("delivery", <PostIcon />, "اطلب قبل الخامسة مساءً ويصلك غدًا"),
      promise("business", <GiftIcon />, "هدية مناسبة للشركات دائمًا"),
    ],
  },
};
