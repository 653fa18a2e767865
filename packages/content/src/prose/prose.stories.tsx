import { storyShop } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, within } from "storybook/test";
import { Prose } from "./prose.tsx";

const meta = {
  title: "content/Prose",
  component: Prose,
  args: {
    shop: storyShop({ theme: "CB", language: "en" }),
    children:
      "A paragraph with *emphasis* and a [link to the gift cards](route:listing).\n\n- one thing,\n- **another** one.\n\n<script>alert(1)</script> is shown, not run; [this](javascript:alert(1)) leads nowhere.",
  },
  render: (args, { globals }) => <Prose {...args} shop={storyShop(globals)} />,
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
    await expect(canvasElement.querySelector("script")).toBeNull();
  },
};
