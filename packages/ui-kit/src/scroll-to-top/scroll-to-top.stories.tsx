import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { holdTimers } from "../testing/hold-timers.ts";
import { Text } from "../text/text.tsx";
import { media } from "../theme/media.ts";
import { ScrollToTop } from "./scroll-to-top.tsx";
import { LazyScrollToTop } from "./scroll-to-top-lazy.tsx";

const meta = {
  title: "ui-kit/Scroll to top",
  component: ScrollToTop,
  args: { label: "Back to the top" },
  render: (args) => (
    <>
      <main style={{ blockSize: "500vh" }}>
        <Text>The first of many gift cards</Text>
        <ScrollToTop {...args} />
      </main>
      <footer style={{ blockSize: "20vh" }} />
    </>
  ),
} satisfies Meta<typeof ScrollToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Moves the page so many screens down from its top. */
const go = async (screens: number) => {
  const moved = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
  window.scrollTo({ top: window.innerHeight * screens, behavior: "instant" });
  await moved;
};

const pressIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole("button", { hidden: true });

const expectShown = (press: HTMLElement) => waitFor(() => expect(press).toBeVisible());
const expectHidden = (press: HTMLElement) => waitFor(() => expect(press).not.toBeVisible());

/** Not on the first two screens; beyond them on the way up, and the press leads back with the focus. */
export const BeyondTwoScreens: Story = {
  play: async ({ canvasElement }) => {
    const press = pressIn(canvasElement);
    await go(1.9);
    await go(1.7);
    await expectHidden(press);
    await go(3);
    await go(2.6);
    await expectShown(press);
    await userEvent.click(press);
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(within(canvasElement).getByRole("main")).toHaveFocus();
    await expectHidden(press);
  },
  parameters: { baseline: false },
};

/** Who reads on sees nothing of it, unless the window has room beside the text. */
export const OnTheWayDown: Story = {
  play: async ({ canvasElement }) => {
    const press = pressIn(canvasElement);
    const roomy = matchMedia(media.gutter).matches;
    await go(2.4);
    await (roomy ? expectShown : expectHidden)(press);
    await go(2.2);
    await expectShown(press);
    await go(2.4);
    await (roomy ? expectShown : expectHidden)(press);
  },
  parameters: { baseline: false },
};

/** Nor does it lie on the page's foot. */
export const AtTheFoot: Story = {
  play: async ({ canvasElement }) => {
    const press = pressIn(canvasElement);
    await go(3.5);
    await go(3.2);
    await expectShown(press);
    await go(5);
    await go(4.15);
    await (matchMedia(media.gutter).matches ? expectShown : expectHidden)(press);
  },
  parameters: { baseline: false },
};

/** Fetched when it is first wanted. */
export const Late: Story = {
  render: (args) => (
    <main style={{ blockSize: "500vh" }}>
      <LazyScrollToTop {...args} />
    </main>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("button", { hidden: true })).toBeNull();
    await go(3);
    await waitFor(() => expect(pressIn(canvasElement)).toBeInTheDocument());
    await go(2.5);
    await expectShown(pressIn(canvasElement));
  },
  parameters: { baseline: false },
};

export const Shown: Story = {
  beforeEach: holdTimers,
  play: async ({ canvasElement }) => {
    await go(3);
    await go(2.5);
    await expectShown(pressIn(canvasElement));
  },
};
