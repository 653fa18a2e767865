import type { AnalyticsEvent } from "@giftshop/analytics";
import { eventsChannel } from "@giftshop/analytics/stream";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, within } from "storybook/test";
import { EventStream } from "./event-stream.tsx";

const tell = (...events: AnalyticsEvent[]) => {
  const channel = new BroadcastChannel(eventsChannel);
  for (const event of events) channel.postMessage(event);
  channel.close();
};

const meta = {
  title: "storefront/Events as they come",
  component: EventStream,
  // The list says when each came.
  parameters: { baseline: false },
} satisfies Meta<typeof EventStream>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};

/** The newest stands first. */
export const Several: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    tell(
      { event: "login", method: "passkey" },
      {
        event: "add_to_cart",
        ecommerce: { currency: "EUR", value: 25, items: [{ item_id: "petal", item_name: "Petal", quantity: 1 }] },
      },
    );
    await expect(await page.findByText("2 events")).toBeVisible();
    await expect(page.getAllByRole("listitem").map(({ textContent }) => textContent?.split(" ")[0])).toEqual([
      "add_to_cart",
      "login",
    ]);
  },
};
