import type { Meta, StoryObj } from "@storybook/react";
import type { ComponentType } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Banner } from "../banner/banner.tsx";
import { Button } from "../button/button.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { Text } from "../text/text.tsx";
import { Leaf } from "./leaf.tsx";

const Part = () => <Text>What depends on the visitor.</Text>;
const tries = { count: 0 };

const meta = {
  title: "ui-kit/Leaf",
  component: Leaf,
  args: {
    load: (): Promise<ComponentType<object>> => Promise.resolve(Part),
    children: (Late) => <Late />,
    skeleton: <Skeleton shape="text" />,
    failed: (retry) => (
      <Banner
        tone="danger"
        action={
          <Button variant="secondary" onClick={retry}>
            Try again
          </Button>
        }
      >
        We can’t reach the shop.
      </Banner>
    ),
  },
} satisfies Meta<typeof Leaf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = { args: { load: () => new Promise(() => undefined) } };

/** Out of reach at first; another press fetches it. */
export const FetchedAgain: Story = {
  args: {
    load: async () => {
      tries.count += 1;
      if (tries.count === 1) throw new Error("Failed to fetch");
      return Part;
    },
  },
  beforeEach: () => {
    tries.count = 0;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("What depends on the visitor.")).toBeVisible();
  },
};

export const OutOfReach: Story = { args: { load: () => Promise.reject(new Error("Failed to fetch")) } };
