import type { Meta, StoryObj } from "@storybook/react";
import { expect, within } from "storybook/test";
import { Grid } from "../layout/layout.tsx";
import { FieldSkeleton, ProductCardSkeleton, Skeleton, SkeletonRegion, SkeletonText } from "./skeleton.tsx";

const meta = { title: "ui-kit/Skeleton", component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Block: Story = { args: { shape: "block", height: "8rem" } };
export const Paragraph: Story = { render: () => <SkeletonText lines={4} /> };
export const Field: Story = { render: () => <FieldSkeleton /> };

/** Heard once, however many there are. */
export const ListOfCards: Story = {
  render: () => (
    <SkeletonRegion label="Gift cards are coming">
      <Grid>
        {["a", "b", "c", "d"].map((key) => (
          <ProductCardSkeleton key={key} />
        ))}
      </Grid>
    </SkeletonRegion>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status", { name: "Gift cards are coming" })).toHaveAttribute(
      "aria-busy",
    );
  },
};
