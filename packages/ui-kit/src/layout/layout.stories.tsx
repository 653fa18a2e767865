import type { Meta, StoryObj } from "@storybook/react";
import { Badge } from "../badge/badge.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { Container, Grid, Stack } from "./layout.tsx";

const meta = { title: "ui-kit/Layout", component: Stack, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof Stack
>;

export default meta;
type Story = StoryObj<typeof meta>;

const blocks = Array.from({ length: 4 }, (_, index) => (
  <Skeleton key={String(index)} shape="block" height="5rem" width="100%" />
));

export const ColumnOfThings: Story = { render: () => <Container>{<Stack>{blocks}</Stack>}</Container> };

export const RowOfThings: Story = {
  render: () => (
    <Container>
      <Stack direction="row" gap={2}>
        {["Food", "Fashion", "Travel", "Books", "Sport"].map((name) => (
          <Badge key={name}>{name}</Badge>
        ))}
      </Stack>
    </Container>
  ),
};

export const Cards: Story = { render: () => <Container>{<Grid>{blocks}</Grid>}</Container> };

export const WithAside: Story = {
  render: () => (
    <Container>
      <Grid columns="aside">
        <Skeleton shape="block" height="20rem" />
        <Skeleton shape="block" height="12rem" />
      </Grid>
    </Container>
  ),
};

export const Narrow: Story = { render: () => <Container width="narrow">{<Stack>{blocks}</Stack>}</Container> };
