import type { Meta, StoryObj } from "@storybook/react";
import { Grid, Stack } from "../layout/layout.tsx";
import { Skeleton } from "./skeleton.tsx";

const meta = { title: "ui-kit/Skeleton", component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Block: Story = { args: { shape: "block", height: "8rem" } };
export const ListOfCards: Story = {
  render: () => (
    <Grid>
      {["a", "b", "c", "d"].map((key) => (
        <Stack key={key} gap={2}>
          <Skeleton shape="card" />
          <Skeleton width="70%" />
          <Skeleton width="40%" />
        </Stack>
      ))}
    </Grid>
  ),
};
