import { storyShop } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { NotFoundPage } from "./not-found-page.tsx";

const meta = {
  title: "content/Not found",
  component: NotFoundPage,
  args: { shop: storyShop({ theme: "CB", language: "fr" }) },
  render: (_, { globals }) => <NotFoundPage shop={storyShop(globals)} />,
} satisfies Meta<typeof NotFoundPage>;

export default meta;

export const NotFound: StoryObj<typeof meta> = {};
