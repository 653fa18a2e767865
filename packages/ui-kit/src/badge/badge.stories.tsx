import type { Meta, StoryObj } from "@storybook/react";
import { Stack } from "../layout/layout.tsx";
import { Badge } from "./badge.tsx";

const meta = { title: "ui-kit/Badge", component: Badge, args: { children: "Digital" } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Stack direction="row" gap={2}>
      {(["neutral", "primary", "accent", "success", "warning", "danger", "info"] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Stack>
  ),
};
export const Count: Story = { args: { kind: "count", tone: "primary", children: 12 } };
