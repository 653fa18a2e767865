import type { Meta, StoryObj } from "@storybook/react";
import { inCheckout } from "../testing/in-checkout.tsx";
import { TriesUsedUp } from "./tries-used-up.tsx";

const meta = {
  title: "checkout/Tries used up",
  component: TriesUsedUp,
  decorators: [inCheckout],
  args: { orderHref: "#order", retryAfter: "2026-11-24T09:04:31Z" },
} satisfies Meta<typeof TriesUsedUp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};
export const German: Story = { globals: { language: "de", theme: "GCS" } };
export const Arabic: Story = { globals: { language: "ar", theme: "GCS" } };
