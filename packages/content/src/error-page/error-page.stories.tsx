import { storyShop } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { ErrorPage } from "./error-page.tsx";

const meta = {
  title: "content/Error",
  component: ErrorPage,
  args: { shop: storyShop({ theme: "CB", language: "fr" }) },
  render: (_, { globals }) => <ErrorPage shop={storyShop(globals)} />,
} satisfies Meta<typeof ErrorPage>;

export default meta;

export const CommerceAway: StoryObj<typeof meta> = {};
