import type { Meta, StoryObj } from "@storybook/react";
import { Grid, Stack } from "../layout/layout.tsx";
import { Text } from "../text/text.tsx";
import * as icons from "./icon.tsx";

const meta = { title: "ui-kit/Icon", component: icons.GiftIcon } satisfies Meta<typeof icons.GiftIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Grid columns="cards" gap={4}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Stack key={name} direction="row" gap={3}>
          <Icon size="large" />
          <Text as="span" size="caption" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};

/** Alone, it needs a name. */
export const Named: Story = { args: { label: "Gift", size: "large" } };
