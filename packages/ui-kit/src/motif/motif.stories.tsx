import type { Meta, StoryObj } from "@storybook/react";
import { Motif } from "./motif.tsx";

const meta = { title: "ui-kit/Motif", component: Motif } satisfies Meta<typeof Motif>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ornament: Story = {};
export const Band: Story = { args: { shape: "band" } };
